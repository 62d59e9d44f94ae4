import Diagnostics
import Geometry
import ImageCoding
import Skeleton
import ViewTree

/// The type of a compared file, as its first bytes determine it; the raw value is its name in messages.
enum FileKind: String {
  case document = "a document"
  /// A JSON record of bones or views.
  case record = "a JSON file"
  case image = "an image"

  init(_ bytes: [UInt8]) {
    if ImageFileFormat(announcedBy: bytes) != nil {
      self = .image
    } else {
      let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
      self = bytes.first { !space.contains($0) } == UInt8(ascii: "{") ? .record : .document
    }
  }
}

/// One of two compared files, with a cache of the values that are computed from it.
struct ComparedFile {
  private let file: DocumentSource
  private let kind: FileKind
  /// The options with which the file is drawn if it is a document.
  private let options: RenderOptions
  private var document: Document?
  private var scene: SkeletonScene?
  private var bones: BonesRecord?
  /// The warnings and notes about the file if it is a document; empty for other files.
  private(set) var findings: [Findings] = []

  init(_ file: DocumentSource, _ kind: FileKind, _ options: RenderOptions) {
    (self.file, self.kind, self.options) = (file, kind, options)
  }

  /// The type of the boxes in a JSON file, bones or views; nil for a document and for an image.
  ///
  /// - Throws: ``ComparisonError/invalidInput(_:)`` if the file is an invalid JSON record.
  mutating func recordSubject() throws(ComparisonError) -> BonesRecord.Subject? {
    kind == .record ? try record(.bone).subject : nil
  }

  /// The record in a JSON file, of either type; for a document, the record of its bones or of its views.
  ///
  /// - Parameter subject: the type of the boxes in the record of a document.
  /// - Throws: ``ComparisonError/invalidInput(_:)`` if the file is neither a record nor a document that can be drawn.
  mutating func record(_ subject: BonesRecord.Subject) throws(ComparisonError) -> BonesRecord {
    if let bones, kind == .record || bones.subject == subject { return bones }
    let record: BonesRecord
    switch (kind, subject) {
    case (.document, .bone): record = BonesRecord(try drawn().content)
    case (.document, .view): record = BonesRecord(try placed())
    default: record = try read()
    }
    bones = record
    return record
  }

  /// The number of pixels per point with which a document is drawn; nil for a JSON file and for an image.
  ///
  /// - Throws: ``ComparisonError/invalidInput(_:)`` if the document cannot be drawn.
  mutating func scale() throws(ComparisonError) -> Double? {
    guard kind == .document else { return nil }
    let field = try record(.bone).fields.first { $0.name == "scale" }
    return field.flatMap { Double($0.value.text) }
  }

  /// The format of an image file that can be animated: GIF, WebP or APNG; nil for still PNGs and for other files.
  var animationFormat: OutputFormat? {
    switch ImageFileFormat(announcedBy: file.bytes) {
    case .gif: .gif
    case .webp: .webp
    case .png where isAnimatedPNG(file.bytes): .apng
    case .png, nil: nil
    }
  }

  /// Creates a reader of the frames of an image file, or of the frames that a document's file in `format` would show.
  ///
  /// - Throws: ``ComparisonError/invalidInput(_:)`` if the image cannot be decoded, or if the document cannot be drawn
  ///   or exceeds the limit of pixels.
  mutating func frames(_ format: OutputFormat) throws(ComparisonError) -> any FrameReader {
    // A pixel takes about 15 ns, a unit of work 1 to 5 µs.
    let (pixels, isAboveAll) = options.limits.work.multipliedReportingOverflow(by: 256)
    let limits = DecodingLimits(
      pixels: options.limits.pixels,
      animationPixels: isAboveAll ? options.limits.animationPixels : min(options.limits.animationPixels, pixels))
    guard kind == .document else { return try decoded(file.bytes, limits) }
    let scene = try drawn()
    // The palettes of a GIF file, and with them its colors, are computed when it is written.
    if format == .gif {
      var bytes: [UInt8] = []
      let notes = try checking(
        scene.encode(as: .gif) { piece in
          bytes += piece
          return true
        })
      note(notes)
      return try decoded(bytes, limits)
    }
    let shown = try checking(scene.shownFrames(as: format))
    note(shown.findings)
    if shown.reader.size.width * shown.reader.size.height > limits.pixels {
      throw undecodable(.tooManyPixels(limit: limits.pixels))
    }
    return shown.reader
  }

  private func decoded(_ bytes: [UInt8], _ limits: DecodingLimits) throws(ComparisonError) -> any FrameReader {
    try mapError(ImageCoding.frames(of: bytes, limits: limits), undecodable)
  }

  private func undecodable(_ error: ImageDecodingError) -> ComparisonError {
    .invalidInput("\(file.name): error: \(error)\n")
  }

  private mutating func drawn() throws(ComparisonError) -> SkeletonScene {
    if let scene { return scene }
    let document = try parsed()
    let made = try checking(document.scene(options))
    note(made.findings)
    scene = made
    return made
  }

  private mutating func placed() throws(ComparisonError) -> PlacedViews {
    let document = try parsed()
    let layout = try checking(document.placedViews(options))
    note(layout.findings)
    return layout.views
  }

  private mutating func parsed() throws(ComparisonError) -> Document {
    if let document { return document }
    let parsed = try checking(Document(file, options: options))
    document = parsed
    return parsed
  }

  private func read() throws(ComparisonError) -> BonesRecord {
    try mapError(readBonesRecord(file.bytes)) { (error: InvalidInput) in
      ComparisonError.invalidInput(Findings(error.diagnostics, in: file.bytes, named: file.name).report)
    }
  }

  private mutating func note(_ new: Findings) {
    if !findings.contains(where: { $0.report.contains(new.report) }) { findings.append(new) }
  }

  private func checking<Value>(
    _ stage: @autoclosure () throws(RenderError) -> Value
  ) throws(ComparisonError) -> Value {
    try mapError(stage()) { (error: RenderError) in ComparisonError.invalidInput(error.report) }
  }
}
