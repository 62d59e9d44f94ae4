import Comparison
import ImageCoding
public import Skeleton

/// An output of a document that is compared with a golden.
public struct SnapshotStrategy: Sendable {
  enum Form: Sendable {
    case bones
    case layout
    case explanation
    case ascii
    case image
    case animation
  }

  let form: Form
  /// The end of the golden's name, without the dot before it.
  let fileExtension: String
  let tolerance: PixelTolerance
  private let adjust: @Sendable (inout RenderOptions) -> Void

  private init(
    _ form: Form, _ fileExtension: String, _ tolerance: ImageTolerance = .exact,
    adjust: @escaping @Sendable (inout RenderOptions) -> Void = { _ in }
  ) {
    self.form = form
    self.fileExtension = fileExtension
    self.tolerance = tolerance.pixelTolerance
    self.adjust = adjust
  }

  /// The bones as JSON, overlay and shimmer with them: `.bones.json`.
  public static let bones = SnapshotStrategy(.bones, "bones.json")

  /// The frames of all views as JSON: `.layout.json`.
  public static let layout = SnapshotStrategy(.layout, "layout.json")

  /// For each view whether it is a bone, and by which rule: `.explain.txt`.
  public static let explanation = SnapshotStrategy(.explanation, "explain.txt")

  /// The placeholder in characters, 80 across unless the options say otherwise: `.txt`.
  public static let ascii = SnapshotStrategy(.ascii, "txt")

  /// The placeholder as text with a number of columns: `.txt`.
  public static func ascii(columns: Int) -> SnapshotStrategy {
    SnapshotStrategy(.ascii, "txt") { $0.columns = columns }
  }

  /// A picture, taken in the middle of the loop unless the options say otherwise: `.png`.
  public static let image = SnapshotStrategy(.image, "png")

  /// A picture: `.png`, compared pixel by pixel, never as a file.
  ///
  /// - Parameters:
  /// - scale: pixels per point; nil is the scale of the options.
  /// - time: the moment of the image; nil is the time of the options.
  ///   - tolerance: what counts as the same.
  public static func image(
    scale: Double? = nil, at time: SampleTime? = nil, tolerance: ImageTolerance = .exact
  ) -> SnapshotStrategy {
    SnapshotStrategy(.image, "png", tolerance) { options in
      options.scale = scale ?? options.scale
      options.time = time ?? options.time
    }
  }

  /// All that moves, frame by frame: `.apng`, compared frame by frame at their times, never as a file.
  ///
  /// Time is the scene's own: the test waits for nothing.
  ///
  /// - Parameters:
  ///   - fps: frames per second.
  ///   - duration: seconds; nil is one loop unless the options say otherwise.
  /// - scale: pixels per point; nil is the scale of the options.
  ///   - tolerance: what counts as the same.
  public static func animation(
    fps: Double, duration: Double? = nil, scale: Double? = nil, tolerance: ImageTolerance = .exact
  ) -> SnapshotStrategy {
    SnapshotStrategy(.animation, "apng", tolerance) { options in
      options.framesPerSecond = fps
      options.duration = duration ?? options.duration
      options.scale = scale ?? options.scale
      options.time = nil
    }
  }
}

/// The difference of pixels that counts as equal.
public enum ImageTolerance: Hashable, Sendable {
  /// Not at all: what this package draws is the same on every machine.
  case exact
  /// So many levels of 255 in each channel.
  case perChannel(Int)
  /// ΔE of CIEDE2000; a difference of about 1 is just noticeable.
  case perceptual(Double)

  fileprivate var pixelTolerance: PixelTolerance {
    switch self {
    case .exact: .perChannel(0)
    case .perChannel(let levels): .perChannel(levels)
    case .perceptual(let deltaE): .perceptual(deltaE)
    }
  }
}

extension SnapshotStrategy {
  /// The keyword of the PNG text chunk with the bones, which let a failure name bones instead of pixels.
  static let bonesKeyword = "skeleton bones"

  /// The expected golden of a document.
  func snapshot(of document: NamedDocument, _ options: RenderOptions) throws(Obstacle) -> [UInt8] {
    var options = options
    adjust(&options)
    do throws(DocumentError) {
      switch form {
      case .layout: return try document.layout(as: .json, options).value
      case .explanation: return try document.explanation(options).value
      case .bones: return try document.encode(document.scene(options).value, as: .json, options).value
      case .ascii: return try document.encode(document.scene(options).value, as: .ascii, options).value
      case .image, .animation:
        let scene = try document.scene(options).value
        let picture = try document.encode(scene, as: form == .image ? .png : .apng, options).value
        return embed(
          try document.encode(scene, as: .json, options).value, as: Self.bonesKeyword, inPNG: picture)
      }
    } catch {
      throw Obstacle(reason: error.report)
    }
  }
}
