import Comparison
import ImageCoding
public import Skeleton
import Snapshots

/// The kind of output that an assertion renders from a document and compares with a golden.
public struct SnapshotStrategy: Sendable {
  /// The extension of the golden's file name, without the leading dot, such as `bones.json`.
  let fileExtension: String
  /// True if the output is a text, false if it is an image or an animation.
  let isText: Bool
  let tolerance: PixelTolerance
  /// The fraction of the pixels that must be equal within ``tolerance``, 0…1.
  let precision: Double
  private let output: @Sendable (Document, RenderOptions) throws -> ActualOutput

  private init(
    _ fileExtension: String, isText: Bool = true, _ tolerance: ImageTolerance = .exact, precision: Double = 1,
    output: @escaping @Sendable (Document, RenderOptions) throws -> ActualOutput
  ) {
    self.fileExtension = fileExtension
    self.isText = isText
    self.tolerance = tolerance.pixelTolerance
    self.precision = precision
    self.output = output
  }

  /// A strategy whose goldens are pictures, which contain the bones of their scenes.
  private init(
    pictures format: OutputFormat, _ tolerance: ImageTolerance = .exact, precision: Double = 1,
    adjust: @escaping @Sendable (inout RenderOptions) -> Void = { _ in }
  ) {
    self.init(format.rawValue, isText: false, tolerance, precision: precision) { document, options in
      var options = options
      adjust(&options)
      let scene = try document.scene(options)
      let picture = try scene.render(as: format).bytes
      return ActualOutput(
        embed(try scene.render(as: .json).bytes, as: ActualOutput.bonesKeyword, inPNG: picture),
        record: BonesRecord(scene), frames: try scene.shownFrames(as: format).reader)
    }
  }

  /// The strategy that compares the bones, overlay and shimmer as JSON; the golden ends in `.bones.json`.
  public static let bones = SnapshotStrategy("bones.json") { document, options in
    let scene = try document.scene(options)
    return ActualOutput(try scene.render(as: .json).bytes, record: BonesRecord(scene))
  }

  /// The strategy that compares the frames of all views as JSON, in points; the golden ends in `.layout.json`.
  public static let layout = SnapshotStrategy("layout.json") { document, options in
    let views = try document.placedViews(options).views
    return ActualOutput(try document.layout(as: .json, options).bytes, record: BonesRecord(views))
  }

  /// The strategy that compares the bones of each view and the rule that applied to it; the golden ends in
  /// `.explain.txt`.
  public static let explanation = SnapshotStrategy("explain.txt") { document, options in
    ActualOutput(try document.scene(options).explanation.bytes)
  }

  /// The strategy that compares ASCII text, 80 characters wide unless the options set `columns`.
  ///
  /// The golden ends in `.txt`.
  public static let ascii = output(.ascii)

  /// The strategy that compares ASCII text with lines of `columns` characters; the golden ends in `.txt`.
  public static func ascii(columns: Int) -> SnapshotStrategy {
    SnapshotStrategy("txt") { document, options in
      var options = options
      options.columns = columns
      return ActualOutput(try document.scene(options).render(as: .ascii).bytes)
    }
  }

  /// The strategy that compares a still picture pixel by pixel; the golden ends in `.png`.
  ///
  /// The picture shows the moment of the loop with the largest contrast, unless the options set a time.
  public static let image = SnapshotStrategy(pictures: .png)

  /// The strategy that compares a still picture pixel by pixel, within a tolerance; the golden ends in `.png`.
  ///
  /// - Parameters:
  ///   - scale: the device pixels per point; nil is the scale of the options.
  ///   - time: the time of the picture; nil is the time of the options.
  ///   - tolerance: the maximum difference of pixels that count as equal.
  ///   - precision: the fraction of the pixels that must be equal within the tolerance, 0…1.
  public static func image(
    scale: Double? = nil, at time: SampleTime? = nil, tolerance: ImageTolerance = .exact, precision: Double = 1
  ) -> SnapshotStrategy {
    SnapshotStrategy(pictures: .png, tolerance, precision: precision) { options in
      options.scale = scale ?? options.scale
      options.time = time ?? options.time
    }
  }

  /// The strategy that compares an animation frame by frame, within a tolerance; the golden ends in `.apng`.
  ///
  /// Frames are drawn at times of the scene, without waiting.
  ///
  /// - Parameters:
  ///   - fps: the frames per second, above 0 and at most 1000.
  ///   - duration: the duration in seconds; nil is that of the options, else one loop.
  ///   - scale: the device pixels per point; nil is the scale of the options.
  ///   - tolerance: the maximum difference of pixels that count as equal.
  ///   - precision: the fraction of the pixels that must be equal within the tolerance, 0…1.
  public static func animation(
    fps: Double, duration: Double? = nil, scale: Double? = nil, tolerance: ImageTolerance = .exact,
    precision: Double = 1
  ) -> SnapshotStrategy {
    SnapshotStrategy(pictures: .apng, tolerance, precision: precision) { options in
      options.framesPerSecond = fps
      options.duration = duration ?? options.duration
      options.scale = scale ?? options.scale
      options.time = nil
    }
  }
}

extension SnapshotStrategy {
  /// The strategy that compares the output in a format, such as SVG or source code, line by line.
  ///
  /// Images are compared after decoding. The name of the golden ends in the extension of the format, such as `.svg`.
  public static func output(_ format: OutputFormat) -> SnapshotStrategy {
    SnapshotStrategy(String(format.fileExtension.dropFirst()), isText: !format.isBinary) { document, options in
      let bytes = try document.scene(options).render(as: format).bytes
      return ActualOutput(bytes, frames: format.isBinary ? try? frames(of: bytes) : nil)
    }
  }

  /// The strategy that compares, line by line, a text that the caller makes from the scene.
  ///
  /// ```swift
  /// let rules = SnapshotStrategy.text("rules.txt") { scene in
  ///   scene.bones.map { "\($0.path) \($0.rule)" }.joined(separator: "\n")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileExtension: the extension of the golden's file name, without the leading dot.
  ///   - text: a function that returns the text of a scene; if it throws, the test fails with the error's description.
  public static func text(
    _ fileExtension: String, _ text: @escaping @Sendable (SkeletonScene) throws -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension) { document, options in
      ActualOutput(Array(try text(document.scene(options)).utf8))
    }
  }
}

/// The maximum difference of two pixels that count as equal: per channel, or as the color difference ΔE.
public enum ImageTolerance: Hashable, Sendable {
  /// No difference: this package draws the same pixels on every machine.
  case exact
  /// The maximum difference in each channel of a pixel, in levels of 0…255.
  case perChannel(Int)
  /// The maximum color difference ΔE of CIEDE2000, without unit, at least 0; a difference of about 1 is just
  /// noticeable.
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
  /// The difference between a golden's bytes and the actual output; nil if they are equal within the tolerance.
  ///
  /// A golden that cannot be read is a difference too.
  ///
  /// - Parameter name: the path of the golden for messages.
  func difference(_ golden: [UInt8], _ actual: ActualOutput, named name: String = "golden") -> OutputDifference? {
    GoldenComparison(
      golden, named: name, with: actual, tolerance: tolerance, precision: precision, isExact: true
    ).difference()
  }

  /// Renders a document in the form that the strategy compares.
  ///
  /// - Throws: ``Obstacle`` if the document cannot be rendered.
  func snapshot(of source: DocumentSource, _ options: RenderOptions) throws(Obstacle) -> ActualOutput {
    do {
      return try output(Document(source, options: options), options)
    } catch let error as RenderError {
      throw Obstacle(reason: error.report)
    } catch {
      throw Obstacle(reason: "\(error)")
    }
  }
}
