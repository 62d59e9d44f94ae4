package import ArgumentParser
package import Skeleton

/// The canvas of a picture: of a size, of a device, or as the document says.
package struct CanvasChoice {
  package var size: SizeArgument?
  package var device: Device?

  package init(size: SizeArgument? = nil, device: Device? = nil) {
    (self.size, self.device) = (size, device)
  }

  /// What is given of the extent, in points.
  package var extent: CanvasSize {
    size?.size ?? CanvasSize(width: device?.width, height: device?.height)
  }

  /// The extent as a part of a file's name.
  package var sizeText: String? {
    size?.text ?? device.map { "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))" }
  }
}

/// The canvas of commands that make one picture.
package struct CanvasOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The canvas in points: 390x844, 390x or x844.", valueName: "WxH"))
  package var size: SizeArgument?

  @Option(help: ArgumentHelp("The canvas by the name of a device (formats lists them).", valueName: "name"))
  package var device: String?

  package init() {}

  package func validate() throws {
    let sizes = size.map { [$0] } ?? []
    let devices = device.map { [$0] } ?? []
    _ = try CanvasChoice.all(sizes: sizes, devices: devices)
    if devices.contains(where: { $0.contains(",") }) {
      throw ValidationError("--device names several devices, expected one here")
    }
  }

  package var choice: CanvasChoice { CanvasChoice(size: size, device: device.flatMap(Device.init(named:))) }
}

extension CanvasChoice {
  /// One canvas for each size or device; the document's own where there is neither.
  ///
  /// - Parameter devices: names, several of them between commas.
  /// - Throws: `ValidationError` for a device that is not known, or when there are sizes too.
  package static func all(sizes: [SizeArgument], devices: [String]) throws -> [CanvasChoice] {
    if !sizes.isEmpty, !devices.isEmpty {
      throw ValidationError("--size and --device both name the canvas; give one of them")
    }
    if devices.isEmpty { return sizes.isEmpty ? [CanvasChoice()] : sizes.map { CanvasChoice(size: $0) } }
    return try devices.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { name in
      guard let device = Device(named: String(name)) else { throw ValidationError(Device.unknown(String(name))) }
      return CanvasChoice(device: device)
    }
  }
}
