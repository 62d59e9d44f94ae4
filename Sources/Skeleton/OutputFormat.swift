/// A file format in which a skeleton can be written.
///
/// The values of `--format`, the file extensions and the output of `skeleton formats` come from this list.
public enum OutputFormat: String, Sendable, CaseIterable {
  /// PNG, a still picture.
  case png
  /// Animated PNG, lossless.
  case apng
  /// GIF animation with at most 256 colors in each frame and at most 50 frames per second.
  case gif
  /// WebP, lossless: an animation, or a still picture if a time is given.
  case webp
  /// SVG that animates without scripts, or a still picture if a time is given.
  case svg
  /// An HTML page that animates without scripts.
  case html
  /// A Lottie animation, or a still picture if a time is given.
  case lottie
  /// A Hyperview screen to show while another screen loads.
  case hxml
  /// Swift source code of a SwiftUI view.
  case swiftui
  /// Kotlin source code of a Jetpack Compose function.
  case compose
  /// JavaScript source code of a React component that uses react-content-loader.
  case reactContentLoader = "react-content-loader"
  /// An Android layout with its drawables.
  case android
  /// Plain text, drawn with ASCII characters.
  case ascii
  /// Half-block characters with ANSI colors, for terminals.
  case ansi
  /// JSON with one bone on each line.
  case json

  /// The extension of the format's file names, with the dot in front.
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

  /// True if the bytes are not text and should not be written to a terminal.
  public var isBinary: Bool {
    switch self {
    case .png, .apng, .gif, .webp: true
    case .svg, .html, .lottie, .hxml, .swiftui, .compose, .reactContentLoader, .android, .ascii, .ansi, .json: false
    }
  }

  /// True if the output is animated unless a time is given.
  public var moves: Bool {
    switch self {
    case .apng, .gif, .webp, .svg, .html, .lottie, .swiftui, .compose, .reactContentLoader, .android: true
    case .png, .hxml, .ascii, .ansi, .json: false
    }
  }

  /// A summary of the format in a few words.
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

  /// The format of a file name by its extension, in upper or lower case; nil for an unknown extension.
  public init?(forFileNamed name: String) {
    let name = name.lowercased()
    // The longest extension: the extension of one format may be a suffix of that of another.
    let formats = Self.allCases.filter { name.hasSuffix($0.fileExtension) }
    guard let format = formats.max(by: { $0.fileExtension.utf8.count < $1.fileExtension.utf8.count }) else {
      return nil
    }
    self = format
  }
}
