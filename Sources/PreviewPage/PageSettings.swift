package import Skeleton

/// The choices of the page: the fields of a query, which override the options of the command line.
///
/// A missing field keeps the value of the command line; an empty field selects the value of the document.
package struct PageSettings {
  /// The error for a field with an invalid value.
  package struct Mistake: Error {
    package var sentence: String
  }

  private let fields: [String: String]

  package init(_ fields: [String: String]) {
    self.fields = fields
  }

  /// Returns the options of the command line, `base`, with the values of the fields.
  ///
  /// - Throws: ``Mistake`` for an invalid value.
  package func options(over base: RenderOptions) throws(Mistake) -> RenderOptions {
    var options = base
    // Either of them determines the canvas.
    if fields["device"]?.isEmpty == false { options.size = CanvasSize() }
    if fields["size"]?.isEmpty == false { options.device = nil }
    for option in RenderOption.on(.page) {
      guard let text = fields[option.name] else { continue }
      if text.isEmpty {
        option.reset(in: &options)
        continue
      }
      do throws(OptionMistake) {
        try option.setting(option.form == .flag && text == "1" ? "true" : text).apply(to: &options)
      } catch {
        throw Mistake(sentence: error.sentence)
      }
    }
    return options
  }
}
