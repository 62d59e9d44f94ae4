// Display lists to rows of pixels.
//
// ```
// DisplayList ─FlatItems─▶ leaves ─SceneCoverage─▶ runs of each row ─RowComposer─▶ steps of each row
//             ─FramePaints─▶ colors ────────────────────────────────┐
//                                      steps ─RowPlan─▶ distinct rows ─Blitter─▶ RowImage ─▶ Pixmap
//                                                       distinct rows ─RunComposer─▶ RunImage
// ```
//
// Input: a DisplayList and a size in pixels. Output: RowImage, the distinct rows and the place of each, or RunImage, the
// same with runs of equal pixels instead of pixels.
// Reading order: PremultipliedPixel and RowImage; FlatItems; ShapeConverter, PathScanConverter and
// RoundedRect+ScanConversion; CoverageRun; SceneCoverage; RowComposer; FramePaints and GradientShader; RowPlan and
// RowSegments; RowMemory; Blitter, the only code with a loop over pixels; RunComposer; Rasterizer, LiveFrame and
// DisplayBands.
// Not here: layers, time and file formats. Coverage is exact within 1/255, and compositing is 8-bit integer
// arithmetic, so that every machine gives the same pixels.
