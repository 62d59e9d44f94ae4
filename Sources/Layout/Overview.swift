// Views to frames.
//
// Input: a ViewDocument and the size of the canvas. Output: PlacedViews, every view with its frame.
// Reading order: Place, the switch over the layout models; Flex/FlexAlgorithm in the order of CSS Flexible Box Layout,
// section 9; AutoLayout/SolveConstraintScene and AutoLayout/AutoLayoutSystem; Repetition/Filling; Flatten.
// Not here: elements and their attributes, and the measurement of installed fonts: text metrics are tables.
