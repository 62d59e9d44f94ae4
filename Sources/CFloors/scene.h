#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CFloors.h"

// A sanitizer would watch the choice between them, which is made before it is there itself.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define FAST __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FAST
#endif
#define INLINE static inline __attribute__((always_inline))

/// Neighboring pixels that show the gradient alone.
typedef struct {
  int32_t start, end;
} Span;

/// A pixel that shows a part of the gradient.
typedef struct {
  int32_t x, coverage;
} Edge;

/// Where a row's spans and edges begin; the next row's end them.
typedef struct {
  int32_t span, edge;
} RowStart;

typedef struct {
  int width, height;
  uint32_t overlay;
  Span *spans;
  Edge *edges;
  RowStart *rows;
  int spanCount, spanRoom, edgeCount, edgeRoom;
  uint32_t *frame, *other, *gradient;
  /// The class of each row: equal classes are equal rows; and the first row of each class.
  int32_t *classes, *firsts;
  int classCount;
  double x0, x1;
  int stopCount;
  double stops[FLOORS_MAXIMUM_STOPS];
  float colors[FLOORS_MAXIMUM_STOPS][3];
} Scene;

extern Scene scene;

void prepareEncoder(void);

INLINE void fillPixels(uint32_t *pixels, uint32_t color, int count) {
  for (int i = 0; i < count; i++) pixels[i] = color;
}

INLINE void copyPixels(uint32_t *pixels, const uint32_t *source, int count) {
  for (int i = 0; i < count; i++) pixels[i] = source[i];
}

/// round(a · (255 − coverage) / 255 + b · coverage / 255) for each channel.
INLINE uint32_t blend(uint32_t a, uint32_t b, int coverage) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = ((a >> shift) & 255) * (255 - coverage) + ((b >> shift) & 255) * coverage + 128;
    result |= ((sum + (sum >> 8)) >> 8) << shift;
  }
  return result;
}

/// Draws a whole row.
INLINE void drawRow(uint32_t *pixels, int row) {
  int x = 0;
  const RowStart *start = &scene.rows[row];
  for (int i = start->span; i < start[1].span; i++) {
    Span span = scene.spans[i];
    fillPixels(pixels + x, scene.overlay, span.start - x);
    copyPixels(pixels + span.start, scene.gradient + span.start, span.end - span.start);
    x = span.end;
  }
  fillPixels(pixels + x, scene.overlay, scene.width - x);
  for (int i = start->edge; i < start[1].edge; i++) {
    Edge edge = scene.edges[i];
    pixels[edge.x] = blend(scene.overlay, scene.gradient[edge.x], edge.coverage);
  }
}

/// The gradient's pixels, which all rows share.
INLINE void drawGradient(void) {
  const double step = 1 / (scene.x1 - scene.x0);
  const double first = (0.5 - scene.x0) * step;
  int x = 0;
  for (int stop = -1; stop < scene.stopCount && x < scene.width; stop++) {
    int end = scene.width;
    if (stop + 1 < scene.stopCount) {
      double limit = (scene.stops[stop + 1] - first) / step;
      end = limit < 0 ? 0 : limit > scene.width ? scene.width : (int)limit + ((int)limit < limit);
    }
    int low = stop < 0 ? 0 : stop, high = stop + 1 < scene.stopCount ? stop + 1 : stop;
    const float *from = scene.colors[low], *to = scene.colors[high];
    double length = scene.stops[high] - scene.stops[low];
    float scale = length > 0 ? (float)(step / length) : 0;
    float base = length > 0 ? (float)((first + x * step - scene.stops[low]) / length) : 0;
    float red = from[0] + .5f, green = from[1] + .5f, blue = from[2] + .5f;
    float reds = to[0] - from[0], greens = to[1] - from[1], blues = to[2] - from[2];
    for (int i = 0; i < end - x; i++) {
      float part = base + (float)i * scale;
      scene.gradient[x + i] = (uint32_t)(int)(red + reds * part) | (uint32_t)(int)(green + greens * part) << 8 |
                              (uint32_t)(int)(blue + blues * part) << 16 | 0xFF000000u;
    }
    if (end > x) x = end;
  }
}
