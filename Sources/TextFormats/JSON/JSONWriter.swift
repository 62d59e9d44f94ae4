package import Geometry

/// Writes JSON in UTF-8, value by value: RFC 8259.
///
/// Commas follow from the order of the calls. The text is one line, apart from the line breaks that the caller
/// requests:
///
/// ```swift
/// json.object { json in
///   json.member("width", 390)                          //  {"width":390,"bones":[
///   json.array("bones", .aroundElements) { json in     //  "a",
///     json.value("a")                                  //  "b"
///     json.value("b")                                  //  ]}
///   }
/// }
/// ```
package struct JSONWriter: Sendable {
  /// The positions of the line breaks in a JSON array.
  package enum LineBreaks: Sendable {
    case none, beforeElements
    /// A line break before each element and one before the closing bracket.
    case aroundElements
  }

  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private var breaksLines = false

  /// Creates a writer without text.
  ///
  /// - Parameter capacity: the number of bytes for which memory is reserved.
  package init(capacity: Int = 0) {
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  // MARK: - Values

  package mutating func value(_ text: String) {
    beginValue()
    bytes.append(quoted: text.utf8Span.span)
  }

  /// Writes a string whose text is given in UTF-8; the bytes are not checked, and invalid ones make the document invalid.
  package mutating func value(utf8 text: [UInt8]) {
    beginValue()
    bytes.append(quoted: text.span)
  }

  /// Writes a number, in any unit, with at most four decimals, in the format of ``formatted(_:decimals:)``.
  package mutating func value(_ number: Double) {
    beginValue()
    bytes.append(number, decimals: 4)
  }

  package mutating func value(_ number: Int) {
    beginValue()
    bytes.append(number)
  }

  /// Writes a color as the string ``Color/hexadecimal``.
  package mutating func value(_ color: Color) {
    value(addingCapacity: 11) { bytes in
      bytes.append(UInt8(ascii: "\""))
      bytes.append(color)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  package mutating func value(_ flag: Bool) { value(json: flag ? "true" : "false") }

  package mutating func null() { value(json: "null") }

  /// Writes a value whose text is already JSON; the text is not checked, and invalid JSON makes the document invalid.
  package mutating func value(json: String) {
    beginValue()
    bytes.append(contentsOf: json.utf8)
  }

  /// Writes a value whose UTF-8 text is already JSON; the bytes are not checked, and invalid JSON makes the document
  /// invalid.
  package mutating func value(json: [UInt8]) {
    beginValue()
    bytes.append(contentsOf: json)
  }

  /// Writes a value whose text a function appends, in UTF-8.
  ///
  /// The text is not checked, and invalid JSON makes the document invalid.
  ///
  /// - Parameter capacity: the number of bytes for which the function needs room.
  package mutating func value(addingCapacity capacity: Int, json write: (inout OutputSpan<UInt8>) -> Void) {
    beginValue()
    bytes.append(addingCapacity: capacity, initializingWith: write)
  }

  /// The UTF-8 text of a document that is one object, with a line break at its end.
  ///
  /// - Parameter capacity: the number of bytes for which memory is reserved.
  package static func document(capacity: Int = 0, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: capacity)
    json.object(write)
    json.endLine()
    return json.bytes
  }

  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    container("{", "}", .none, write)
  }

  package mutating func array(_ breaks: LineBreaks = .none, _ write: (inout JSONWriter) -> Void) {
    container("[", "]", breaks, write)
  }

  package mutating func array(_ numbers: [Double]) {
    array { json in
      for number in numbers { json.value(number) }
    }
  }

  package mutating func array(_ texts: [String]) {
    array { json in
      for text in texts { json.value(text) }
    }
  }

  // MARK: - Members of objects

  /// Writes the name of a member of the current object; the next call must write its value.
  package mutating func name(_ name: String) {
    let name = name.utf8Span.span
    bytes.append(addingCapacity: OutputSpan<UInt8>.longestString(ofByteCount: name.count) + 2) { bytes in
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      bytes.append(quoted: name)
      bytes.append(UInt8(ascii: ":"))
    }
    needsComma = false
  }

  package mutating func member(_ name: String, _ text: String) {
    self.name(name)
    value(text)
  }

  /// Writes a member of the current object with a string value; writes nothing if the text is nil.
  package mutating func member(_ name: String, ifPresent text: String?) {
    if let text { member(name, text) }
  }

  /// Writes a member of the current object with a number as its value; writes nothing if the number is nil.
  package mutating func member(_ name: String, ifPresent number: Int?) {
    if let number { member(name, number) }
  }

  /// Writes a member of the current object whose value is already JSON text, which is not checked.
  package mutating func member(_ name: String, json: String) {
    self.name(name)
    value(json: json)
  }

  package mutating func member(_ name: String, _ number: Double) {
    self.name(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Int) {
    self.name(name)
    value(number)
  }

  package mutating func member(_ name: String, _ color: Color) {
    self.name(name)
    value(color)
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    self.name(name)
    value(flag)
  }

  package mutating func member(_ name: String, _ numbers: [Double]) {
    self.name(name)
    array(numbers)
  }

  package mutating func member(_ name: String, _ texts: [String]) {
    self.name(name)
    array(texts)
  }

  /// Writes a member of the current object with a number, in any unit, in the fewest digits that are parsed as the same
  /// number.
  ///
  /// The number must be finite; otherwise the document is invalid JSON.
  package mutating func member(_ name: String, exactly number: Double) {
    self.name(name)
    value(json: number.shortest)
  }

  package mutating func object(_ name: String, _ write: (inout JSONWriter) -> Void) {
    self.name(name)
    object(write)
  }

  package mutating func array(_ name: String, _ breaks: LineBreaks = .none, _ write: (inout JSONWriter) -> Void) {
    self.name(name)
    array(breaks, write)
  }

  // MARK: - Lines

  /// Writes a line break before the next member or element, after the comma that separates it from the last one.
  package mutating func breakLine() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    endLine()
  }

  /// Writes a line break without a comma, such as the one at the end of the document.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: - Syntax

  private mutating func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if breaksLines { endLine() }
    needsComma = true
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ breaks: LineBreaks, _ write: (inout JSONWriter) -> Void
  ) {
    beginValue()
    let outerBreaksLines = breaksLines
    bytes.append(UInt8(ascii: opening))
    (needsComma, breaksLines) = (false, breaks != .none)
    write(&self)
    (needsComma, breaksLines) = (true, outerBreaksLines)
    if breaks == .aroundElements { endLine() }
    bytes.append(UInt8(ascii: closing))
  }
}

/// Returns a text as a JSON string with quotation marks, in UTF-8.
package func quoted(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.append(quoted: text.utf8Span.span)
  return bytes
}
