import Diagnostics
import Geometry
import ImageCoding
import TextFormats

extension Differences {
  /// The report as an HTML page without external resources: the differences as text, and the pictures if there are any.
  ///
  /// - Throws: ``ReportError`` if a picture is too large or cannot be encoded.
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
      let difference = try mapError(pictures.differencePicture) { (_: PixelSizeError) in ReportError.tooLarge }
      page += try figure("Expected", pictures.expectedPicture)
      page += try figure("Difference", difference)
      page += try figure("Actual", pictures.actualPicture)
    }
    return page + "</html>\n"
  }

  private func figure(_ name: String, _ picture: Picture) throws(ReportError) -> String {
    let data = Base64.string(try mapError(picture.png(), ReportError.image))
    return
      "<figure><figcaption>\(name)</figcaption><img alt=\"\(name)\" src=\"data:image/png;base64,\(data)\"></figure>\n"
  }
}
