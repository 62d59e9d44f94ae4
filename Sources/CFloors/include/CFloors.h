// Measuring sticks: the least work in C that gives the same result as a stage of the engine.
//
// One scene at a time; only numbers cross, so that nobody who calls has to vouch for a pointer.
#pragma once

#include <stdint.h>

#define FLOORS_MAXIMUM_STOPS 64

// The scene: how much of the overlay each pixel is free of, the overlay's color, and a gradient below.

/// Begins a scene without holes; 0 when there is no memory for it.
int floorsBegin(int width, int height, uint32_t overlay);
/// Lets `coverage` (1…255) of the gradient through in the pixels `start`…`end` − 1 of a row.
void floorsAddHole(int row, int start, int end, int coverage);
/// Ends the list of holes. `sharesRows`: equal rows are known to be equal.
void floorsEnd(int sharesRows);

/// The gradient of the next frame: colors at `u`, ascending, where u is 0 at `x0` and 1 at `x1`, in pixels.
void floorsBeginGradient(double x0, double x1);
void floorsAddStop(double u, int red, int green, int blue);

/// Different rows of the scene.
int floorsRowCount(void);

// What is measured.

/// Copies one frame over another.
void floorsCopyFrame(void);
/// Draws every pixel of a frame.
void floorsDrawFrame(void);
/// Draws the pixels of a frame that are not the overlay alone; all others stay.
void floorsDrawHoles(void);
/// The bytes of a PNG with a palette; all colors of earlier calls of `floorsLearnColors` are known.
int64_t floorsEncodePNG(void);
void floorsLearnColors(void);

/// The pixel of the frame drawn last, red in the lowest byte.
uint32_t floorsPixel(int x, int y);

// A text for libxml2.

/// Makes room for a text; 0 when there is no memory for it.
int floorsBeginText(int64_t count);
/// Appends `count` bytes of `bytes`, 1…8, the lowest first.
void floorsAppendText(uint64_t bytes, int count);
/// Parses the text with libxml2's SAX2 and handlers that count; the number of elements, −1 when it is not well-formed.
int64_t floorsParseText(void);
