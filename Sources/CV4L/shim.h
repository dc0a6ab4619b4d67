#pragma once
#include <errno.h>
#include <linux/videodev2.h>
#include <string.h>
#include <libv4l-plugin.h>
#include <libv4lconvert.h>
#include "requests.h"

// libv4lconvert refuses to start without a device whose capabilities it can ask for. It is given one that has none, so
// that it converts and does nothing else: no software gain, no flipping of laptops' cameras, no shared memory.
static inline int labelrig_no_device_ioctl(void *device, int descriptor, unsigned long request, void *argument) {
    if (request == VIDIOC_QUERYCAP) {
        memset(argument, 0, sizeof(struct v4l2_capability));
        return 0;
    }
    errno = EINVAL;
    return -1;
}

static inline struct v4lconvert_data *labelrig_v4lconvert_create(void) {
    static const struct libv4l_dev_ops operations = {.ioctl = labelrig_no_device_ioctl};
    return v4lconvert_create_with_dev_ops(-1, NULL, &operations);
}
