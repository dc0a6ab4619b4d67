// Drives the shim over libgpiod 2 on a simulated chip: libgpiod2 CHIP BUTTON TORCH LINES, where LINES is what the paths
// of the simulated lines in sysfs begin with. Says what is wrong and ends with status 1.
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "shim.h"

#ifdef GPIOD_LINE_BULK_MAX_LINES
#error "this is libgpiod 1"
#endif

static int failed(const char *what) {
    fprintf(stderr, "libgpiod 2: %s: %s\n", what, strerror(errno));
    return 1;
}

static bool pull(const char *lines, unsigned int line, const char *direction) {
    char path[512];
    snprintf(path, sizeof path, "%s%u/pull", lines, line);
    FILE *file = fopen(path, "w");
    if (!file) return false;
    fputs(direction, file);
    return fclose(file) == 0;
}

static int level(const char *lines, unsigned int line) {
    char path[512];
    snprintf(path, sizeof path, "%s%u/value", lines, line);
    FILE *file = fopen(path, "r");
    if (!file) return -1;
    int value = fgetc(file) - '0';
    fclose(file);
    return value;
}

// How many edges come within the time after the last; the level that the last one tells.
static int count_edges(struct labelrig_gpio_request *request, int milliseconds, bool *is_active) {
    int count = 0;
    struct pollfd waiting = {.fd = labelrig_gpio_descriptor(request), .events = POLLIN};
    while (poll(&waiting, 1, milliseconds) > 0) {
        struct labelrig_gpio_edge edges[LABELRIG_GPIO_EDGES];
        int taken = labelrig_gpio_edges(request, edges);
        if (taken <= 0) return -1;
        count += taken;
        *is_active = edges[taken - 1].is_active;
    }
    return count;
}

static int drive_torch(struct gpiod_chip *chip, unsigned int torch, const char *lines) {
    struct labelrig_gpio_settings settings = {.consumer = "libgpiod2", .is_output = true};
    struct labelrig_gpio_request *request = labelrig_gpio_request_line(chip, torch, &settings);
    if (!request) return failed("the torch's line is refused");
    if (level(lines, torch) != 0) return failed("the torch is lit at the start");
    if (labelrig_gpio_set(request, true) != 0 || level(lines, torch) != 1) return failed("the torch is not lit");
    if (labelrig_gpio_set(request, false) != 0 || level(lines, torch) != 0) return failed("the torch stays lit");
    labelrig_gpio_release(request);
    return 0;
}

static int press_button(struct gpiod_chip *chip, unsigned int button, const char *lines) {
    struct labelrig_gpio_settings settings = {
        .consumer = "libgpiod2",
        .is_active_low = true,
        .bias = LABELRIG_GPIO_BIAS_PULL_UP,
        .debounce_microseconds = 50000,
    };
    struct labelrig_gpio_request *request = labelrig_gpio_request_line(chip, button, &settings);
    if (!request) return failed("the button's line is refused");
    if (labelrig_gpio_get(request) != 0) return failed("the button is down at the start");
    bool is_active = false;
    for (int bounce = 0; bounce < 10; bounce++)
        if (!pull(lines, button, "pull-down") || !pull(lines, button, "pull-up")) return failed("it cannot be pressed");
    pull(lines, button, "pull-down");
    if (count_edges(request, 1000, &is_active) != 1 || !is_active) return failed("a bouncing press is not one edge");
    if (labelrig_gpio_get(request) != 1) return failed("the button is not down");
    pull(lines, button, "pull-up");
    if (count_edges(request, 1000, &is_active) != 1 || is_active) return failed("letting go is not one edge");
    labelrig_gpio_release(request);
    return 0;
}

int main(int count, char **words) {
    if (count != 5) return 2;
    unsigned int button = (unsigned int)atoi(words[2]), torch = (unsigned int)atoi(words[3]);
    struct gpiod_chip *chip = gpiod_chip_open(words[1]);
    if (!chip) return failed(words[1]);
    char label[64];
    if (!labelrig_gpio_chip_label(chip, label, sizeof label)) return failed("the chip has no label");
    if (labelrig_gpio_line_count(chip) <= torch) return failed("the chip has too few lines");
    if (labelrig_gpio_find_line(chip, "no such line") != -1) return failed("it finds a line that is not there");
    if (!labelrig_gpio_debounces) return failed("it does not debounce");
    int status = drive_torch(chip, torch, words[4]) + press_button(chip, button, words[4]);
    gpiod_chip_close(chip);
    return status == 0 ? 0 : 1;
}
