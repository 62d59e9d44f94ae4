package import Skeleton

/// The settings of the page in the fields of a request's query, which override the options of the command line.
///
/// The key of a field is the name of an option. A missing field keeps the value of the command line; an empty field
/// resets the option to its default.
package struct PageSettings {
  /// The error for a field whose value the option does not accept.
  package struct Mistake: Error {
    package var sentence: String
  }

  private let fields: [String: String]

  package init(_ fields: [String: String]) {
    self.fields = fields
  }

  /// Returns the options of the command line, `base`, overridden by the fields.
  ///
  /// - Throws: ``Mistake`` for a value that an option does not accept.
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
