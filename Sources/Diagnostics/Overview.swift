// Problems of the input and their positions.
//
// Input: problems that stages find, each a type that conforms to Problem. Output: diagnostics with line and column.
// Reading order: SourceLocation, Diagnostic, Reported, SourceText, NearestName.
// Not here: printing. The command prints diagnostics, and the library returns them.
