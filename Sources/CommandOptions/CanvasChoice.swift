package import Skeleton

/// The canvas of one picture: a size, a device, or the canvas of the document.
package struct CanvasChoice: Sendable {
  private let setting: OptionSetting?
  private let options: RenderOptions

  /// The canvas that a setting of the option `size` or `device` selects; nil is the canvas of the document.
  package init(_ setting: OptionSetting? = nil) {
    self.setting = setting
    var options = RenderOptions()
    setting?.apply(to: &options)
    self.options = options
  }

  package var device: Device? { options.device }

  /// The width and the height of the canvas, in points unless the size is given in pixels; nil for a side of the
  /// document.
  package var extent: CanvasSize {
    device.map { CanvasSize(width: $0.width, height: $0.height) } ?? options.size
  }

  /// The size as a part of a file name, such as `390x844`; nil for the canvas of the document.
  package var sizeText: String? {
    device.map { "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))" } ?? setting?.text
  }

  package func apply(to options: inout RenderOptions) { setting?.apply(to: &options) }
}

extension DeclaredOptions {
  /// The canvases of all given sizes, then of all given devices; without any, the document's canvas.
  package var canvases: [CanvasChoice] {
    let settings = values(of: "size") + values(of: "device")
    return settings.isEmpty ? [CanvasChoice()] : settings.map { CanvasChoice($0) }
  }
}
