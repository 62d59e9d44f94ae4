/// A form in which a skeleton can be written.
///
/// `--format`, file extensions and `skeleton formats` all read this one list.
public enum OutputFormat: String, Sendable, CaseIterable {
  /// A still picture.
  case png
  /// A moving picture, every pixel exact.
  case apng
  /// A moving picture of at most 256 colors in each frame, at most 50 frames a second.
  case gif
  /// A moving picture, or with a time a still one; every pixel exact.
  case webp
  /// Vector graphics that play themselves, or with a time a still.
  case svg
  /// A page without scripts that plays itself.
  case html
  /// A Lottie animation, or with a time a still.
  case lottie
  /// A Hyperview screen to show while another one loads.
  case hxml
  /// A SwiftUI view.
  case swiftui
  /// A function of Jetpack Compose.
  case compose
  /// A React component around react-content-loader.
  case reactContentLoader = "react-content-loader"
  /// An Android layout with its drawables.
  case android
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
    case .apng: ".apng"
    case .gif: ".gif"
    case .webp: ".webp"
    case .svg: ".svg"
    case .html: ".html"
    case .lottie: ".lottie.json"
    case .hxml: ".hxml"
    case .swiftui: ".swift"
    case .compose: ".kt"
    case .reactContentLoader: ".jsx"
    case .android: ".android.xml"
    case .ascii: ".txt"
    case .ansi: ".ans"
    case .json: ".json"
    }
  }

  /// True if a terminal should not be given its bytes.
  public var isBinary: Bool {
    switch self {
    case .png, .apng, .gif, .webp: true
    case .svg, .html, .lottie, .hxml, .swiftui, .compose, .reactContentLoader, .android, .ascii, .ansi, .json: false
    }
  }

  /// True if it moves unless a time is given.
  public var moves: Bool {
    switch self {
    case .apng, .gif, .webp, .svg, .html, .lottie, .swiftui, .compose, .reactContentLoader, .android: true
    case .png, .hxml, .ascii, .ansi, .json: false
    }
  }

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .png: "a still picture, palette or true color"
    case .apng: "a moving picture, lossless"
    case .gif: "a moving picture, lossless with at most 256 colors in a frame"
    case .webp: "a moving picture, lossless"
    case .svg: "vector graphics that play themselves"
    case .html: "a page, or a part of one, that plays itself without scripts"
    case .lottie: "an animation of shapes for the players of Lottie"
    case .hxml: "a Hyperview screen to show while another one loads"
    case .swiftui: "a SwiftUI view, for you to keep"
    case .compose: "a function of Jetpack Compose, for you to keep"
    case .reactContentLoader: "a React component around react-content-loader, for you to keep"
    case .android: "an Android layout with its drawables, for you to keep"
    case .ascii: "characters, darker where more of the cell is bone"
    case .ansi: "half blocks with colors for a terminal"
    case .json: "the bones, one on each line"
    }
  }

  /// The format of a file by the end of its name, in either case.
  public init?(forFileNamed name: String) {
    let name = name.lowercased()
    // The longest: a file of the one may end like all of the other.
    let formats = Self.allCases.filter { name.hasSuffix($0.fileExtension) }
    guard let format = formats.max(by: { $0.fileExtension.utf8.count < $1.fileExtension.utf8.count }) else {
      return nil
    }
    self = format
  }
}
