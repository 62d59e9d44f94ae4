package import Skeleton

/// Returns the options of the command line, overridden by the settings of the page in the fields of a request's query.
///
/// The key of a field is the name of an option. A missing field keeps the value of the command line; an empty field
/// resets the option to its default.
///
/// - Throws: ``OptionMistake`` for a value that an option does not accept.
package func pageOptions(
  _ fields: [String: String], over base: RenderOptions
) throws(OptionMistake) -> RenderOptions {
  var options = base
  // Either of them determines the canvas.
  if fields["device"]?.isEmpty == false { options.size = CanvasSize() }
  if fields["size"]?.isEmpty == false { options.device = nil }
  for option in RenderOption.on(.page) {
    guard let text = fields[option.name] else { continue }
    if text.isEmpty {
      option.reset(in: &options)
    } else {
      try option.setting(option.form == .flag && text == "1" ? "true" : text).apply(to: &options)
    }
  }
  return options
}
