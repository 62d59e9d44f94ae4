package import Skeleton

/// The canvas of one picture: a size, a device, or the document's own.
package struct CanvasChoice: Sendable {
  private let setting: OptionSetting?
  private let options: RenderOptions

  /// - Parameter setting: a size or a device; nil is the document's own canvas.
  package init(_ setting: OptionSetting? = nil) {
    self.setting = setting
    var options = RenderOptions()
    setting?.apply(to: &options)
    self.options = options
  }

  package var device: Device? { options.device }

  /// The given part of the extent, in points.
  package var extent: CanvasSize {
    device.map { CanvasSize(width: $0.width, height: $0.height) } ?? options.size
  }

  /// The extent as a part of a file's name.
  package var sizeText: String? {
    device.map { "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))" } ?? setting?.text
  }

  package func apply(to options: inout RenderOptions) { setting?.apply(to: &options) }
}

extension DeclaredOptions {
  /// One canvas for each size or device; the document's own where there is neither.
  package var canvases: [CanvasChoice] {
    let settings = values(of: "size") + values(of: "device")
    return settings.isEmpty ? [CanvasChoice()] : settings.map { CanvasChoice($0) }
  }
}
