// The interface of shim.h over libgpiod 2.
#pragma once
#include <string.h>

struct labelrig_gpio_request {
    struct gpiod_line_request *lines;
    struct gpiod_edge_event_buffer *events;
    unsigned int offset;
};

static const bool labelrig_gpio_debounces = true;

static inline bool labelrig_gpio_chip_label(struct gpiod_chip *chip, char *label, size_t size) {
    struct gpiod_chip_info *info = gpiod_chip_get_info(chip);
    if (!info) return false;
    const char *text = gpiod_chip_info_get_label(info);
    bool fits = text && strlen(text) < size;
    if (fits) strcpy(label, text);
    gpiod_chip_info_free(info);
    return fits;
}

static inline unsigned int labelrig_gpio_line_count(struct gpiod_chip *chip) {
    struct gpiod_chip_info *info = gpiod_chip_get_info(chip);
    if (!info) return 0;
    unsigned int count = (unsigned int)gpiod_chip_info_get_num_lines(info);
    gpiod_chip_info_free(info);
    return count;
}

// The offset of a named line, or -1.
static inline int labelrig_gpio_find_line(struct gpiod_chip *chip, const char *name) {
    return gpiod_chip_get_line_offset_from_name(chip, name);
}

static inline void labelrig_gpio_release(struct labelrig_gpio_request *request) {
    if (request->lines) gpiod_line_request_release(request->lines);
    if (request->events) gpiod_edge_event_buffer_free(request->events);
    free(request);
}

static inline void labelrig_gpio_apply(
    struct gpiod_line_settings *lines, const struct labelrig_gpio_settings *settings
) {
    gpiod_line_settings_set_active_low(lines, settings->is_active_low);
    switch (settings->bias) {
    case LABELRIG_GPIO_BIAS_AS_IS: break;
    case LABELRIG_GPIO_BIAS_DISABLED: gpiod_line_settings_set_bias(lines, GPIOD_LINE_BIAS_DISABLED); break;
    case LABELRIG_GPIO_BIAS_PULL_UP: gpiod_line_settings_set_bias(lines, GPIOD_LINE_BIAS_PULL_UP); break;
    case LABELRIG_GPIO_BIAS_PULL_DOWN: gpiod_line_settings_set_bias(lines, GPIOD_LINE_BIAS_PULL_DOWN); break;
    }
    if (settings->is_output) {
        gpiod_line_settings_set_direction(lines, GPIOD_LINE_DIRECTION_OUTPUT);
        gpiod_line_settings_set_output_value(lines, GPIOD_LINE_VALUE_INACTIVE);
    } else {
        gpiod_line_settings_set_direction(lines, GPIOD_LINE_DIRECTION_INPUT);
        gpiod_line_settings_set_edge_detection(lines, GPIOD_LINE_EDGE_BOTH);
        gpiod_line_settings_set_debounce_period_us(lines, settings->debounce_microseconds);
    }
}

// NULL with errno set on failure. The chip has to stay open as long as the request.
static inline struct labelrig_gpio_request *labelrig_gpio_request_line(
    struct gpiod_chip *chip, unsigned int offset, const struct labelrig_gpio_settings *settings
) {
    struct labelrig_gpio_request *request = calloc(1, sizeof *request);
    struct gpiod_line_settings *lines = gpiod_line_settings_new();
    struct gpiod_line_config *config = gpiod_line_config_new();
    struct gpiod_request_config *named = gpiod_request_config_new();
    if (request) {
        request->offset = offset;
        request->events = gpiod_edge_event_buffer_new(LABELRIG_GPIO_EDGES);
    }
    if (request && request->events && lines && config && named) {
        labelrig_gpio_apply(lines, settings);
        gpiod_request_config_set_consumer(named, settings->consumer);
        if (gpiod_line_config_add_line_settings(config, &offset, 1, lines) == 0)
            request->lines = gpiod_chip_request_lines(chip, named, config);
    }
    int error = errno;
    if (named) gpiod_request_config_free(named);
    if (config) gpiod_line_config_free(config);
    if (lines) gpiod_line_settings_free(lines);
    if (request && !request->lines) {
        labelrig_gpio_release(request);
        request = NULL;
    }
    errno = error;
    return request;
}

// 1 active, 0 inactive, -1 with errno set.
static inline int labelrig_gpio_get(struct labelrig_gpio_request *request) {
    return gpiod_line_request_get_value(request->lines, request->offset);
}

static inline int labelrig_gpio_set(struct labelrig_gpio_request *request, bool is_active) {
    return gpiod_line_request_set_value(
        request->lines, request->offset, is_active ? GPIOD_LINE_VALUE_ACTIVE : GPIOD_LINE_VALUE_INACTIVE);
}

// To poll for edges.
static inline int labelrig_gpio_descriptor(struct labelrig_gpio_request *request) {
    return gpiod_line_request_get_fd(request->lines);
}

// Takes what edges there are, waiting for the first. Their number, or -1 with errno set.
static inline int labelrig_gpio_edges(
    struct labelrig_gpio_request *request, struct labelrig_gpio_edge edges[LABELRIG_GPIO_EDGES]
) {
    int count = gpiod_line_request_read_edge_events(request->lines, request->events, LABELRIG_GPIO_EDGES);
    for (int index = 0; index < count; index++) {
        struct gpiod_edge_event *event = gpiod_edge_event_buffer_get_event(request->events, (unsigned long)index);
        edges[index].is_active = gpiod_edge_event_get_event_type(event) == GPIOD_EDGE_EVENT_RISING_EDGE;
        edges[index].nanoseconds = (int64_t)gpiod_edge_event_get_timestamp_ns(event);
    }
    return count;
}
