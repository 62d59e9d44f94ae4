import Geometry

extension Differences {
  /// One page that needs nothing else: what differs in words, and the pictures.
  func html() throws(ReportError) -> String {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(escaped(expectedName)) | \(escaped(actualName))</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #222; background: #fafafa }
      pre { font: 13px/1.6 ui-monospace, monospace; overflow-x: auto }
      figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top }
      img { max-width: 30vw; border: 1px solid #ccc; background: #808080 }
      </style>
      <h1>\(isEmpty ? "No differences" : "Differences")</h1>
      <p>Expected: <b>\(escaped(expectedName))</b>, actual: <b>\(escaped(actualName))</b></p>
      <pre>\(escaped(text))</pre>

      """
    if let pictures {
      let difference = try ReportError.rethrowing { () throws(PixelSizeError) in try pictures.differencePicture }
      page += try figure("Expected", pictures.expectedPicture)
      page += try figure("Difference", difference)
      page += try figure("Actual", pictures.actualPicture)
    }
    return page + "</html>\n"
  }

  private func figure(_ name: String, _ picture: Picture) throws(ReportError) -> String {
    let data = base64(try picture.reportPNG())
    return
      "<figure><figcaption>\(name)</figcaption><img alt=\"\(name)\" src=\"data:image/png;base64,\(data)\"></figure>\n"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

/// RFC 4648, section 4.
package func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for place in 0..<4 {
      text.append(place <= group.count ? digits[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
