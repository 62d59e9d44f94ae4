import Skeleton

/// The choices of the page: the fields of a query, which override the command line.
///
/// A missing field keeps the value of the command line, an empty one that of the document.
struct PageSettings {
  /// A field with a value that cannot be.
  struct Mistake: Error {
    var sentence: String
  }

  private let fields: [String: String]

  init(_ fields: [String: String]) {
    self.fields = fields
  }

  /// - Throws: ``Mistake``.
  func options(over base: RenderOptions) throws(Mistake) -> RenderOptions {
    var options = base
    if let device = fields["device"] {
      options.device = try value(device, "device", "the name of a device") { Device(named: $0) }
      if !device.isEmpty { options.size = CanvasSize() }
    }
    if let size = fields["size"] {
      options.size = try value(size, "size", "390x844, 390x or x844", { CanvasSize($0) }) ?? CanvasSize()
      if !size.isEmpty { options.device = nil }
    }
    if let scale = fields["scale"] { options.scale = try factor(scale, "scale") }
    if let rate = fields["fps"] { options.framesPerSecond = try factor(rate, "fps") }
    if let theme = fields["theme"] { options.theme = theme.isEmpty ? nil : ThemeName(theme) }
    if let preset = fields["preset"] {
      options.preset = try value(preset, "preset", "the name of a preset") { ShimmerPreset(named: $0) }
    }
    if let root = fields["root"] { options.root = root.isEmpty ? nil : RootName(root) }
    if let rtl = fields["rtl"] { options.isRightToLeft = rtl == "1" }
    if let at = fields["at"] { options.time = try value(at, "at", "0.5s, 500ms or 25%", SampleTime.init) }
    return options
  }

  private func factor(_ text: String, _ name: String) throws(Mistake) -> Double? {
    try value(text, name, "a number above 0 and at most 1000") { text in
      RenderOptions.parseExtent(text).flatMap { $0 <= 1_000 ? $0 : nil }
    }
  }

  /// Nil for an empty value.
  private func value<Value>(
    _ text: String, _ name: String, _ expected: String, _ parse: (String) -> Value?
  ) throws(Mistake) -> Value? {
    if text.isEmpty { return nil }
    guard let value = parse(text) else { throw Mistake(sentence: "\(name) is \"\(text)\", expected \(expected)") }
    return value
  }
}
