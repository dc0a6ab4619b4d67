// One small interface over both of libgpiod's: version 1 (Debian 12, Raspberry Pi OS 12) and version 2 (Debian 13). The
// two share names and no types, so the choice is the compiler's; only version 1 has bulk requests.
#pragma once
#include <errno.h>
#include <gpiod.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

enum labelrig_gpio_bias {
    LABELRIG_GPIO_BIAS_AS_IS,
    LABELRIG_GPIO_BIAS_DISABLED,
    LABELRIG_GPIO_BIAS_PULL_UP,
    LABELRIG_GPIO_BIAS_PULL_DOWN,
};

struct labelrig_gpio_settings {
    const char *consumer;
    // An output that starts inactive; otherwise an input that tells of both edges.
    bool is_output;
    bool is_active_low;
    enum labelrig_gpio_bias bias;
    // For version 2 alone: version 1 has no way to ask for it.
    unsigned long debounce_microseconds;
};

struct labelrig_gpio_edge {
    bool is_active;
    // On a clock that depends on the kernel's version: good for differences only.
    int64_t nanoseconds;
};

// The kernel keeps as many edges of a line.
enum { LABELRIG_GPIO_EDGES = 16 };

#ifdef GPIOD_LINE_BULK_MAX_LINES
#include "version1.h"
#else
#include "version2.h"
#endif
