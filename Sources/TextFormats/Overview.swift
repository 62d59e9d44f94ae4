// Text formats that several outputs share: JSON, markup, Base64, numbers.
//
// Input: values, or the bytes of a JSON document. Output: UTF-8, or JSON values with their positions.
// Reading order: FormattedNumbers, TextWriter; JSON/JSONWriter; JSON/JSONNode and JSON/ParseJSON; Markup/Escaping,
// Markup/MarkupElement and Markup/StyleText; Base64.
// Not here: the content of any format, and the reading of XML, which is in XMLTree.
