// What Swift cannot import by itself of the kernel's and the C library's own headers: variadic calls and macros that
// stand for numbers.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/mman.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timex.h>
#include <sys/un.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// ioctl is variadic.
static inline int labelrig_ioctl(int descriptor, unsigned long request, void *argument) {
    return ioctl(descriptor, request, argument);
}

// prctl is variadic. Names the calling thread as the system's tools show it: at most 15 bytes.
static inline int labelrig_set_thread_name(const char *name) {
    return prctl(PR_SET_NAME, name, 0, 0, 0);
}

// open and fcntl are variadic.
static inline int labelrig_open(const char *path, int flags, mode_t mode) {
    return open(path, flags, mode);
}

static inline int labelrig_fcntl(int descriptor, int command, int argument) {
    return fcntl(descriptor, command, argument);
}

// mremap is variadic, and declared only with _GNU_SOURCE. Puts a mapping in the place of another of the same length.
extern void *mremap(void *address, size_t length, size_t new_length, int flags, ...);
static inline int labelrig_replace_mapping(void *place, void *mapping, size_t length) {
    return mremap(mapping, length, length, MREMAP_MAYMOVE | MREMAP_FIXED, place) == MAP_FAILED ? -1 : 0;
}

// Both are declared only with _GNU_SOURCE, which Swift's importer does not define.
extern const char *strerrorname_np(int error);
extern const char *strerrordesc_np(int error);

// Request codes that are built by macros.
static const unsigned long labelrig_tiocgptn = TIOCGPTN;
static const unsigned long labelrig_tiocsptlck = TIOCSPTLCK;
