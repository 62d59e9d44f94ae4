// Rows of pixels to image files, and back.
//
// Input: RowImage or, for PNG, RunImage; for animations one for each frame. Output: the bytes of PNG, APNG, GIF or WebP.
// Decoding/FrameReader reads the same formats.
// Reading order: RowRuns and ColorTable; PNG/EncodePNG, PNG/PNGPixelFormat, PNG/PNGScanlines, PNG/PNGFile;
// Deflate/Gzip; Animation/EncodeAnimation and Animation/AnimationEncoder; APNG, GIF, WebP; Decoding.
// Not here: drawing, and base64.
