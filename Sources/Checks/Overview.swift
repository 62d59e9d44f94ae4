// Budgets for placeholders: `skeleton check`.
//
// Input: scenes of placeholders and of their contents, budgets, and the measurements of an earlier run. Output:
// violations, as text, JUnit, SARIF, workflow commands of GitHub, or JSON.
// Reading order: Measure and Measurements; MeasureScene, ContentShift and Contrast; Budgets and Judge; Baseline;
// CheckConfiguration; Loading (Mark, Rows, Assignment, CommonParts, JudgeLoading): the comparison of a placeholder with its
// content by geometry; Reports.
// Not here: files and the clock, which are in the command.
