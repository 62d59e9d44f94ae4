/// Text as character data or an attribute of XML 1.0 or HTML; characters that neither may have are replaced.
package func escaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
    default: result.unicodeScalars.append("\u{FFFD}")
    }
  }
  return result
}

/// The Char of XML 1.0 without controls.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
}
