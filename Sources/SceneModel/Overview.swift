// The scene of a layout: bones, overlay, shimmer and the layers that animate.
//
// Input: PlacedViews and their roles. Output: Scene, the complete hand-off to every back end.
// Reading order: Scene; FindBones and Shapes/BoneShapes; Shimmer and Theme; ComposeScene;
// Motion/ViewLayers and Motion/Curtain.
// Not here: documents and formats. Inference has decided what each view is; roles are inferred once for each scene.
