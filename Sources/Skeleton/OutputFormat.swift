/// A file format in which a skeleton placeholder can be written; the raw value is its name on the command line.
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
  /// An HTML page, or a fragment of one, that animates without scripts.
  case html
  /// A Lottie animation in JSON, or a still picture if a time is given.
  case lottie
  /// A Hyperview screen in XML (HXML) that is shown while another screen loads.
  case hxml
  /// Swift source code of a SwiftUI view.
  case swiftui
  /// Kotlin source code of a Jetpack Compose function.
  case compose
  /// JavaScript source code of a React component that uses react-content-loader.
  case reactContentLoader = "react-content-loader"
  /// An Android layout file in XML, which contains its drawables as inline resources.
  case android
  /// Plain text that draws the picture with ASCII characters.
  case ascii
  /// Text of half-block characters with ANSI color sequences, for terminals.
  case ansi
  /// JSON text with one bone on each line.
  case json

  /// The extension of the format's file names, including the leading dot, such as `.png` or `.lottie.json`.
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

  /// True if files of the format are binary and should not be written to a terminal; false for text.
  public var isBinary: Bool {
    switch self {
    case .png, .apng, .gif, .webp: true
    case .svg, .html, .lottie, .hxml, .swiftui, .compose, .reactContentLoader, .android, .ascii, .ansi, .json: false
    }
  }

  /// True if the format contains an animation unless a time is given; false for formats that are always still.
  public var moves: Bool {
    switch self {
    case .apng, .gif, .webp, .svg, .html, .lottie, .swiftui, .compose, .reactContentLoader, .android: true
    case .png, .hxml, .ascii, .ansi, .json: false
    }
  }

  /// A short English description of the format, for `skeleton formats`.
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

  /// The format with the longest extension that ends a file name, in upper or lower case; nil if no format has one.
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
