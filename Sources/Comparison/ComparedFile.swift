import Diagnostics
import Geometry
import ImageCoding
import Skeleton

/// What a file is, by its first bytes.
enum FileKind {
  case document
  case record
  case image

  init(_ bytes: [UInt8]) {
    if ImageFileFormat(announcedBy: bytes) != nil {
      self = .image
    } else {
      let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
      self = bytes.first { !space.contains($0) } == UInt8(ascii: "{") ? .record : .document
    }
  }

  var noun: String {
    switch self {
    case .document: "a document"
    case .record: "a JSON file"
    case .image: "an image"
    }
  }
}

/// One of two files, and what it is made into, each once.
struct ComparedFile {
  private let file: NamedDocument
  private let kind: FileKind
  private var scene: PreparedScene?
  private var bones: BonesRecord?
  /// What was noticed: whole lines.
  private(set) var notes = ""
  private(set) var warns = false

  init(_ file: NamedDocument, _ kind: FileKind) {
    self.file = file
    self.kind = kind
  }

  /// Whether a JSON file has bones or views; nil for other files.
  mutating func recordSubject() throws(ComparisonError) -> BonesRecord.Subject? {
    kind == .record ? try record(.bone, RenderOptions()).subject : nil
  }

  /// The bones, or of a document the views if that is asked for.
  mutating func record(
    _ subject: BonesRecord.Subject, _ options: RenderOptions
  ) throws(ComparisonError) -> BonesRecord {
    if let bones, kind == .record || bones.subject == subject { return bones }
    var text = file.bytes
    if kind == .document {
      switch subject {
      case .bone:
        let scene = try prepared(options)
        text = try noting { (file) throws(DocumentError) in try file.encode(scene, as: .json, options) }
      case .view: text = try noting { (file) throws(DocumentError) in try file.layout(as: .json, options) }
      }
    }
    let record = try read(text)
    bones = record
    return record
  }

  /// Pixels per point; nil for an image.
  mutating func scale(_ options: RenderOptions) throws(ComparisonError) -> Double? {
    guard kind == .document else { return nil }
    let field = try record(.bone, options).fields.first { $0.name == "scale" }
    return field.flatMap { Double($0.value.text) }
  }

  /// The format of an image that may move.
  var animationFormat: OutputFormat? {
    switch ImageFileFormat(announcedBy: file.bytes) {
    case .gif: .gif
    case .webp: .webp
    case .png where isAnimatedPNG(file.bytes): .apng
    case .png, nil: nil
    }
  }

  /// The file's pixels; a document is drawn.
  mutating func frames(
    _ format: OutputFormat, _ options: RenderOptions, _ limits: DecodingLimits
  ) throws(ComparisonError) -> any FrameReader {
    var bytes = file.bytes
    if kind == .document {
      let scene = try prepared(options)
      bytes = try noting { (file) throws(DocumentError) in try file.encode(scene, as: format, options) }
    }
    do throws(ImageDecodingError) {
      return try ImageCoding.frames(of: bytes, limits: limits)
    } catch {
      throw .invalidInput("\(file.name): error: \(error)\n")
    }
  }

  private mutating func prepared(_ options: RenderOptions) throws(ComparisonError) -> PreparedScene {
    if let scene { return scene }
    let made = try noting { (file) throws(DocumentError) in try file.scene(options) }
    scene = made
    return made
  }

  private func read(_ text: [UInt8]) throws(ComparisonError) -> BonesRecord {
    do throws(InvalidInput) {
      return try readBonesRecord(text)
    } catch {
      let source = SourceText(name: file.name, utf8: text)
      throw .invalidInput(error.diagnostics.map(source.rendered).joined())
    }
  }

  private mutating func noting<Value>(
    _ stage: (NamedDocument) throws(DocumentError) -> Noted<Value>
  ) throws(ComparisonError) -> Value {
    do throws(DocumentError) {
      let noted = try stage(file)
      if !notes.contains(noted.notes) { notes += noted.notes }
      warns = warns || noted.warns
      return noted.value
    } catch {
      throw .invalidInput(error.report)
    }
  }
}
