// The roles of placed views: what each view is, and in which form it is drawn.
//
// Input: PlacedViews and the facts of the document. Output: Roles, which SceneModel turns into shapes.
// Reading order: Rule; Role; Roles; then the ordered lists of rules, which describe the product from top to bottom:
// Completions/Completion, which precede layout; Facts, Views/ViewRules, Passes/SiblingRules, Passes/ScreenRules,
// Passes/CoveringRules, Forms. Sizes that several rules need are in Sizes.
// Not here: shapes and colors. A rule reads the facts that readers state; only a completion changes a frame.
