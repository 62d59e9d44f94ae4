package import Skeleton

/// The canvas for one picture, selected by a size or a device, or taken from the document.
package struct CanvasChoice: Sendable {
  private let setting: OptionSetting?
  private let options: RenderOptions

  /// The canvas that a value of the option `size` or `device` selects; nil selects the canvas of the document.
  package init(_ setting: OptionSetting? = nil) {
    self.setting = setting
    var options = RenderOptions()
    setting?.apply(to: &options)
    self.options = options
  }

  package var device: Device? { options.device }

  /// The width and the height of the canvas in points, or in pixels if the size is given in pixels; nil for a side that
  /// the document determines.
  package var extent: CanvasSize {
    device.map { CanvasSize(width: $0.width, height: $0.height) } ?? options.size
  }

  /// The size as a part of a file name, such as `390x844` for a device in points; nil for the canvas of the document.
  package var sizeText: String? {
    device.map { "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))" } ?? setting?.text
  }

  package func apply(to options: inout RenderOptions) { setting?.apply(to: &options) }
}

extension DeclaredOptions {
  /// The canvases of all given sizes and then of all given devices, in the order of the command line; without any, the
  /// document's canvas.
  package var canvases: [CanvasChoice] {
    let settings = values(of: "size") + values(of: "device")
    return settings.isEmpty ? [CanvasChoice()] : settings.map { CanvasChoice($0) }
  }
}
