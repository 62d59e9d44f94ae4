// An incremental solver for linear constraints with strengths.
//
// Input: variables and constraints. Output: Solution, the value of each variable, or the conflicting constraints.
// Reading order: Variable, Expression, Constraint, Strength; Solver, SolverWork; Symbol, Row and Tableau, then
// Tableau+Optimizing; Definitions with Form; Solver+Adding, Solver+Removing, Solver+Editing; Solver+Conflict, Solver+Ambiguity and Solver+Determining.
// Not here: views. Variables are real numbers without a meaning.
