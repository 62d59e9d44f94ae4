#include "scene.h"

#include <stdlib.h>
#include <string.h>

Scene scene;

static void *grown(void *list, int count, int *room, size_t size) {
  if (count < *room) return list;
  *room = *room ? *room * 2 : 1024;
  return realloc(list, (size_t)*room * size);
}

int floorsBegin(int width, int height, uint32_t overlay) {
  free(scene.spans), free(scene.edges), free(scene.rows), free(scene.frame), free(scene.other);
  free(scene.gradient), free(scene.classes), free(scene.firsts);
  memset(&scene, 0, sizeof scene);
  scene.width = width, scene.height = height, scene.overlay = overlay;
  size_t pixels = (size_t)width * (size_t)height;
  scene.rows = calloc((size_t)height + 1, sizeof(RowStart));
  scene.frame = malloc(pixels * 4), scene.other = malloc(pixels * 4), scene.gradient = malloc((size_t)width * 4);
  scene.classes = calloc((size_t)height, 4), scene.firsts = calloc((size_t)height, 4);
  if (!scene.rows || !scene.frame || !scene.other || !scene.gradient || !scene.classes || !scene.firsts) return 0;
  for (size_t i = 0; i < pixels; i++) scene.frame[i] = scene.other[i] = overlay;
  return 1;
}

void floorsAddHole(int row, int start, int end, int coverage) {
  if (coverage == 255) {
    scene.spans = grown(scene.spans, scene.spanCount, &scene.spanRoom, sizeof(Span));
    scene.spans[scene.spanCount++] = (Span){start, end};
  } else {
    for (int x = start; x < end; x++) {
      scene.edges = grown(scene.edges, scene.edgeCount, &scene.edgeRoom, sizeof(Edge));
      scene.edges[scene.edgeCount++] = (Edge){x, coverage};
    }
  }
  scene.rows[row + 1] = (RowStart){scene.spanCount, scene.edgeCount};
}

static int isEqual(int a, int b) {
  const RowStart *p = &scene.rows[a], *q = &scene.rows[b];
  size_t spans = (size_t)(p[1].span - p->span), edges = (size_t)(p[1].edge - p->edge);
  return spans == (size_t)(q[1].span - q->span) && edges == (size_t)(q[1].edge - q->edge) &&
         !memcmp(scene.spans + p->span, scene.spans + q->span, spans * sizeof(Span)) &&
         !memcmp(scene.edges + p->edge, scene.edges + q->edge, edges * sizeof(Edge));
}

void floorsEnd(int sharesRows) {
  for (int y = 1; y <= scene.height; y++) {
    if (scene.rows[y].span < scene.rows[y - 1].span) scene.rows[y].span = scene.rows[y - 1].span;
    if (scene.rows[y].edge < scene.rows[y - 1].edge) scene.rows[y].edge = scene.rows[y - 1].edge;
  }
  for (int y = 0; y < scene.height; y++) {
    // Without sharing a row is still known to be like the one above.
    int found = sharesRows || !scene.classCount ? 0 : scene.classCount - 1;
    while (found < scene.classCount && !isEqual(scene.firsts[found], y)) found++;
    if (found == scene.classCount) scene.firsts[scene.classCount++] = y;
    scene.classes[y] = found;
  }
  prepareEncoder();
}

int floorsRowCount(void) { return scene.classCount; }

void floorsBeginGradient(double x0, double x1) {
  scene.x0 = x0, scene.x1 = x1;
  scene.stopCount = 0;
}

void floorsAddStop(double u, int red, int green, int blue) {
  if (scene.stopCount == FLOORS_MAXIMUM_STOPS) return;
  float *color = scene.colors[scene.stopCount];
  color[0] = (float)red, color[1] = (float)green, color[2] = (float)blue;
  scene.stops[scene.stopCount++] = u;
}

void floorsCopyFrame(void) {
  memcpy(scene.other, scene.frame, (size_t)scene.width * (size_t)scene.height * 4);
}

FAST void floorsDrawFrame(void) {
  drawGradient();
  for (int y = 0; y < scene.height; y++) drawRow(scene.frame + (size_t)y * (size_t)scene.width, y);
}

FAST void floorsDrawHoles(void) {
  drawGradient();
  for (int y = 0; y < scene.height; y++) {
    uint32_t *pixels = scene.frame + (size_t)y * (size_t)scene.width;
    const RowStart *start = &scene.rows[y];
    for (int i = start->span; i < start[1].span; i++) {
      Span span = scene.spans[i];
      copyPixels(pixels + span.start, scene.gradient + span.start, span.end - span.start);
    }
    for (int i = start->edge; i < start[1].edge; i++) {
      Edge edge = scene.edges[i];
      pixels[edge.x] = blend(scene.overlay, scene.gradient[edge.x], edge.coverage);
    }
  }
}

uint32_t floorsPixel(int x, int y) { return scene.frame[(size_t)y * (size_t)scene.width + (size_t)x]; }
