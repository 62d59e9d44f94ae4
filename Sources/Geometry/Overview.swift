// Numbers of the plane: sizes, rectangles, colors, paths, transforms, easing curves.
//
// Input and output: values. Every function is pure.
// Reading order: Point, Size, Rect, AffineTransform; Path, Path+Flattening, StrokePen and Path+Stroking; RoundedRect;
// UnitBezier; Trigonometry; PartitioningIndex, a binary search.
// Not here: pixels, apart from PixelSize, and anything that depends on time. Sine, cosine and arc tangent are computed
// in Trigonometry, because those of C libraries differ in their last bits.
