package import Skeleton

/// One picture of a run with repeated options: a value of each axis, such as a device and a theme.
package struct Variant: Sendable {
  /// The options that select pictures, in the order of names of pictures.
  package static let axes: Set = ["size", "device", "theme", "root", "rtl", "direction", "at"]

  /// The values of the axes that the user has given, at most one of each.
  package let settings: [OptionSetting]
  private let options: RenderOptions

  /// The picture that the values select; without values that of the document.
  package init(_ settings: [OptionSetting] = []) {
    self.settings = settings
    var options = RenderOptions()
    for setting in settings { setting.apply(to: &options) }
    self.options = options
  }

  /// All combinations of the values of several axes, of which the last one changes fastest; an axis without values is
  /// left out.
  package static func combinations(of axes: [[OptionSetting]]) -> [Variant] {
    axes.filter { !$0.isEmpty }.reduce([[]]) { combinations, values in
      combinations.flatMap { combination in values.map { combination + [$0] } }
    }.map { Variant($0) }
  }

  /// All combinations of the values of several axes, with one value for each root of a document in place of `--root all`.
  ///
  /// - Throws: ``RenderError`` if the roots of the document cannot be found.
  package static func combinations(
    of axes: [[OptionSetting]], rootsOf document: Document, _ options: RenderOptions
  ) throws(RenderError) -> [Variant] {
    guard let place = axes.firstIndex(where: { $0.contains { $0.option.name == "root" && $0.text == "all" } }),
      let option = axes[place].first?.option
    else { return combinations(of: axes) }
    let names = try document.selectableRoots(options)
    var axes = axes
    // A document of one root has nothing to select.
    axes[place] = names.count > 1 ? names.compactMap { try? option.setting($0) } : []
    return combinations(of: axes)
  }

  package var device: Device? { options.device }

  /// The width and the height of the canvas in points, or in pixels if the size is given in pixels; nil for a side that
  /// the document determines.
  package var extent: CanvasSize {
    device.map { CanvasSize(width: $0.width, height: $0.height) } ?? options.size
  }

  /// The size as a part of a file name, such as `390x844` for a device in points; nil for the canvas of the document.
  package var sizeText: String? {
    device.map { "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))" } ?? text(of: "size")
  }

  /// True if the user has given a direction.
  package var hasDirection: Bool { settings.contains { $0.option.name == "rtl" || $0.option.name == "direction" } }

  /// The direction as a part of a file name, `ltr` or `rtl`.
  package var direction: String { options.isRightToLeft ? "rtl" : "ltr" }

  /// The value of one axis as the user has written it; nil for none.
  package func text(of name: String) -> String? { settings.last { $0.option.name == name }?.text }

  package func apply(to options: inout RenderOptions) { for setting in settings { setting.apply(to: &options) } }

  /// The values of the axes in words, such as `iphone-15, dark, rtl`.
  ///
  /// - Parameter names: the axes to name, usually those with several values.
  package func title(of names: Set<String>) -> String {
    settings.filter { names.contains($0.option.name) }
      .map { $0.option.form == .flag ? $0.option.name : $0.text }.joined(separator: ", ")
  }
}

extension DeclaredOptions {
  /// The values of the axes of this group, one array for each axis.
  ///
  /// Sizes and devices are values of one axis, and so are `--rtl` and `--direction`.
  package var axes: [[OptionSetting]] {
    [["size", "device"], ["theme"], ["root"], ["rtl", "direction"]].map { $0.flatMap(values(of:)) }
      .filter { !$0.isEmpty }
  }
}
