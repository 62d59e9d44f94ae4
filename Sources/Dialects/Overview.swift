// The dialects: one folder for each reader of elements to views.
//
// Input: XMLDocument. Output: ViewDocument with diagnostics.
// Reading order: Dialect, the one list; Values/ValueSyntax; Native/NativeElement, Native/NativeAttributes and
// Native/NativeReader; then any other dialect from its file `…Dialect.swift`; Rules/ParseRules.
// Not here: layout. A reader states constraints and styles, and does not solve or measure.
