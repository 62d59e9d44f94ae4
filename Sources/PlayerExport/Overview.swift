// Scenes to formats that players animate: SVG, HTML, Lottie.
//
// Input: Scene and its loop. Output: the bytes of a file that plays the scene without this library.
// Reading order: Motion/Track, Motion/TrackSampler with Motion/AnimationSchedule, Motion/Layer+Tracks and
// Motion/LayerPlacement; Markup/StyleSheet and Markup/AnimatedAttribute; SVG/EncodeSVG and SVG/SVGDrawing;
// HTML/EncodeHTML; Strips, gradients as elements that only move; Lottie/EncodeLottie; Responsive.
// Not here: documents and layout. Differences to the raster picture are reported as notes.
