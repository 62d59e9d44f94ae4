import Diagnostics
import Foundation
import XMLTree

/// The document of a string.
func parse(_ xml: String, limits: XMLLimits = XMLLimits()) throws -> XMLDocument {
  try parseXML(Array(xml.utf8), limits: limits)
}

/// The only diagnostic of rejected bytes, as `line:column: message`; nil if they are accepted.
func refusal(of bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> String? {
  do throws(InvalidInput) {
    _ = try parseXML(bytes, limits: limits)
    return nil
  } catch {
    guard let diagnostic = error.diagnostics.first, error.diagnostics.count == 1 else { return "\(error.diagnostics)" }
    guard let location = diagnostic.location else { return diagnostic.problem.message }
    return "\(position(location, in: error.text ?? [])): \(diagnostic.problem.message)"
  }
}

func refusal(of xml: String, limits: XMLLimits = XMLLimits()) -> String? {
  refusal(of: Array(xml.utf8), limits: limits)
}

/// A location as `line:column` in the text.
func position(_ location: SourceLocation, in text: [UInt8]) -> String {
  let position = SourceText(name: "", utf8: text).position(of: location)
  return "\(position.line):\(position.column)"
}

func position(_ location: SourceLocation?, in document: XMLDocument) -> String? {
  location.map { position($0, in: document.text) }
}

/// The element and its descendants in one line: `a[k=v]{text}(b c)`.
func outline(_ element: XMLElement) -> String {
  let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  let children = element.children.map(outline).joined(separator: " ")
  return element.name + (attributes.isEmpty ? "" : "[\(attributes)]")
    + (element.text.isEmpty ? "" : "{\(element.text)}") + (children.isEmpty ? "" : "(\(children))")
}

/// The bytes of a file of `Fixtures/hostile`.
func hostile(_ name: String) throws -> [UInt8] {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  return try Array(Data(contentsOf: tests.appending(path: "../Fixtures/hostile/\(name)")))
}
