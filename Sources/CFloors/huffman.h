#pragma once

#include <stdint.h>

/// A prefix code for `count` symbols of at most 15 bits each, its codes' first bit lowest: RFC 1951, section 3.2.2.
void makeCode(const uint32_t *frequencies, int count, int longest, uint8_t *lengths, uint16_t *codes);
