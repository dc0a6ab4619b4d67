// ALSA's library as it is, and what Swift cannot import of it.
#pragma once
#include <alsa/asoundlib.h>

// The handler is variadic: Swift can neither write nor name one.
static void labelrig_alsa_discard(const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file;
    (void)line;
    (void)function;
    (void)error;
    (void)format;
}

// Keeps the library from printing each failure to standard error; the failures come back as codes all the same.
static inline void labelrig_alsa_be_quiet(void) {
    snd_lib_error_set_handler(labelrig_alsa_discard);
}
