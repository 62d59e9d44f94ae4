// The view model: views with their layout specifications, looks, hints and layers.
//
// Input and output: values that readers create and that layout places.
// Reading order: View, FlexStyle; AutoLayout/LayoutConstraint and AutoLayout/ConstraintScene; Android/AndroidLayout;
// Motion/LayerStyle; ViewDocument; PlacedViews; TextMetrics/Font.
// Not here: readers and solvers. A view states its layout, and does not compute it.
