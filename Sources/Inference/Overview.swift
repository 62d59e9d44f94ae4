// The roles of placed views: what each view is, and in which form it is drawn.
//
// Input: PlacedViews and the facts of the document. Output: Roles, which SceneModel turns into shapes.
// Reading order: Rule; Role; Roles; then the ordered lists of rules, which describe the product from top to bottom:
// Facts, Views/ViewRules, Passes/SiblingRules, Passes/ScreenRules, Passes/CoveringRules, Forms. Sizes that several rules
// need are in Sizes.
// Not here: frames, shapes and colors. A rule reads the facts that readers state, and it never changes a frame.
