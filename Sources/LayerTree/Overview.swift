// A headless Core Animation: layers, animations and their presentation at a time.
//
// Input: layers and a moment. Output: DisplayList, filled shapes from back to front.
// Reading order: MediaTiming, Animation, LayerKeyPath and AnimatableValue; Layer and LayerContent; Layer+Presented and
// Presentation; AnimationLoop; DisplayList.
// Not here: views and pixels. This module has the only animation model: readers create its animations, and players
// sample them.
