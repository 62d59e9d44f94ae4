// The scene of a layout: bones, overlay, shimmer and the layers that animate.
//
// Input: PlacedViews. Output: Scene, the complete hand-off to every back end.
// Reading order: Scene; BoneRules/BoneFinder and BoneRules/BoneDecision; Shimmer and Theme; ComposeScene;
// Motion/ViewLayers and Motion/Curtain.
// Not here: documents and formats. The bone rules run once for each scene.
