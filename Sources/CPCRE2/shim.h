// PCRE2 wants the width of a code unit chosen before its header is read; its functions then carry the suffix _8.
#pragma once
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
