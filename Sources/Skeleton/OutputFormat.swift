/// A form in which a skeleton can be written.
///
/// `--format`, file extensions and `skeleton formats` all read this one list.
public enum OutputFormat: String, Sendable, CaseIterable {
  /// A still picture.
  case png
  /// Lines of characters.
  case ascii
  /// Half blocks in the colors of a terminal.
  case ansi
  /// The bones, one on each line.
  case json

  /// The end of the names of its files, dot included.
  public var fileExtension: String {
    switch self {
    case .png: ".png"
    case .ascii: ".txt"
    case .ansi: ".ans"
    case .json: ".json"
    }
  }

  /// Whether a terminal should not be given its bytes.
  public var isBinary: Bool { self == .png }

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .png: "a still picture, palette or true color"
    case .ascii: "characters, darker where more of the cell is bone"
    case .ansi: "half blocks with colors for a terminal"
    case .json: "the bones, one on each line"
    }
  }

  /// The format of a file by the end of its name, in either case.
  public init?(forFileNamed name: String) {
    let name = name.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix($0.fileExtension) }) else { return nil }
    self = format
  }
}
