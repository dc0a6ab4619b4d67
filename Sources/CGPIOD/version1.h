// The interface of shim.h over libgpiod 1.
#pragma once
#include <string.h>

struct labelrig_gpio_request {
    struct gpiod_line *line;
};

static const bool labelrig_gpio_debounces = false;

static inline bool labelrig_gpio_chip_label(struct gpiod_chip *chip, char *label, size_t size) {
    const char *text = gpiod_chip_label(chip);
    if (!text || strlen(text) >= size) return false;
    strcpy(label, text);
    return true;
}

static inline unsigned int labelrig_gpio_line_count(struct gpiod_chip *chip) {
    return gpiod_chip_num_lines(chip);
}

// The offset of a named line, or -1.
static inline int labelrig_gpio_find_line(struct gpiod_chip *chip, const char *name) {
    struct gpiod_line *line = gpiod_chip_find_line(chip, name);
    return line ? (int)gpiod_line_offset(line) : -1;
}

// NULL with errno set on failure. The chip has to stay open as long as the request.
static inline struct labelrig_gpio_request *labelrig_gpio_request_line(
    struct gpiod_chip *chip, unsigned int offset, const struct labelrig_gpio_settings *settings
) {
    struct gpiod_line *line = gpiod_chip_get_line(chip, offset);
    if (!line) return NULL;
    int flags = settings->is_active_low ? GPIOD_LINE_REQUEST_FLAG_ACTIVE_LOW : 0;
    switch (settings->bias) {
    case LABELRIG_GPIO_BIAS_AS_IS: break;
    case LABELRIG_GPIO_BIAS_DISABLED: flags |= GPIOD_LINE_REQUEST_FLAG_BIAS_DISABLE; break;
    case LABELRIG_GPIO_BIAS_PULL_UP: flags |= GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_UP; break;
    case LABELRIG_GPIO_BIAS_PULL_DOWN: flags |= GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_DOWN; break;
    }
    int result = settings->is_output
        ? gpiod_line_request_output_flags(line, settings->consumer, flags, 0)
        : gpiod_line_request_both_edges_events_flags(line, settings->consumer, flags);
    if (result < 0) return NULL;
    struct labelrig_gpio_request *request = malloc(sizeof *request);
    if (!request) {
        gpiod_line_release(line);
        return NULL;
    }
    request->line = line;
    return request;
}

static inline void labelrig_gpio_release(struct labelrig_gpio_request *request) {
    gpiod_line_release(request->line);
    free(request);
}

// 1 active, 0 inactive, -1 with errno set.
static inline int labelrig_gpio_get(struct labelrig_gpio_request *request) {
    return gpiod_line_get_value(request->line);
}

static inline int labelrig_gpio_set(struct labelrig_gpio_request *request, bool is_active) {
    return gpiod_line_set_value(request->line, is_active);
}

// To poll for edges.
static inline int labelrig_gpio_descriptor(struct labelrig_gpio_request *request) {
    return gpiod_line_event_get_fd(request->line);
}

// Takes what edges there are, waiting for the first. Their number, or -1 with errno set.
static inline int labelrig_gpio_edges(
    struct labelrig_gpio_request *request, struct labelrig_gpio_edge edges[LABELRIG_GPIO_EDGES]
) {
    struct gpiod_line_event events[LABELRIG_GPIO_EDGES];
    int count = gpiod_line_event_read_multiple(request->line, events, LABELRIG_GPIO_EDGES);
    for (int index = 0; index < count; index++) {
        edges[index].is_active = events[index].event_type == GPIOD_LINE_EVENT_RISING_EDGE;
        edges[index].nanoseconds = (int64_t)events[index].ts.tv_sec * 1000000000 + events[index].ts.tv_nsec;
    }
    return count;
}
