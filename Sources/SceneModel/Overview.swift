// Placed views to a scene: bones, overlay, shimmer and the layers that animate.
//
// Input: PlacedViews. Output: Scene, the complete hand-off to every back end.
// Reading order: Scene; BoneRules/BoneRules and BoneRules/BoneDecision; Shimmer and Theme; ComposeScene;
// Motion/ViewLayers and Motion/Curtain.
// Not here: documents and formats. The bone rules run once for each scene.
