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
  /// Swift source code of a UIKit view for every width, and of cells with it.
  case uikit
  /// Swift source code of a SwiftUI view for every width.
  case swiftui
  /// Kotlin source code of a Jetpack Compose function.
  case compose
  /// TypeScript source code of a React component for every width, which imports a style sheet of the format
  /// ``reactStyles``.
  case react
  /// The style sheet of the format ``react``.
  case reactStyles = "react-css"
  /// JavaScript source code of a custom element for every width.
  case element
  /// JavaScript source code of a React component that uses react-content-loader.
  case reactContentLoader = "react-content-loader"
  /// An Android layout file in XML, which contains its drawables as inline resources.
  ///
  /// In a folder `layout`, its colors and its label are those of the formats ``androidValues`` and ``androidNight``.
  case android
  /// The colors, the height and the label of the format ``android`` as resources, for the folder `values`.
  case androidValues = "android-values"
  /// The colors of the format ``android`` in the dark appearance, for the folder `values-night`.
  case androidNight = "android-values-night"
  /// Plain text that draws the picture with ASCII characters.
  case ascii
  /// Text of half-block characters with ANSI color sequences, for terminals.
  case ansi
  /// JSON text with one bone on each line.
  case json
  /// JSON text with the bones at several widths, for the run-time libraries of boneyard.
  case boneyard

  /// The kind of bytes that an output format consists of: text, JSON or binary.
  public enum Contents: Sendable {
    /// UTF-8 text.
    case text
    /// UTF-8 text that is one JSON value.
    case json
    /// Bytes that are not text and should not be written to a terminal.
    case binary
  }

  private typealias Description = (fileExtension: String, mediaType: String, contents: Contents, summary: String)

  /// The constant properties of the format.
  private var description: Description {
    switch self {
    case .png: (".png", "image/png", .binary, "a still picture, palette or true color")
    case .apng: (".apng", "image/apng", .binary, "a moving picture, lossless")
    case .gif: (".gif", "image/gif", .binary, "a moving picture, lossless with at most 256 colors in a frame")
    case .webp: (".webp", "image/webp", .binary, "a moving picture, lossless")
    case .svg: (".svg", "image/svg+xml", .text, "vector graphics that play themselves")
    case .html: (".html", "text/html", .text, "a page, or a part of one, that plays itself without scripts")
    case .lottie:
      (".lottie.json", "application/vnd.lottie+json", .json, "an animation of shapes for the players of Lottie")
    case .hxml: (".hxml", "application/vnd.hyperview+xml", .text, "a Hyperview screen to show while another one loads")
    case .uikit: (".uikit.swift", "text/x-swift", .text, "a UIKit view for every width and its cells, for you to keep")
    case .swiftui: (".swift", "text/x-swift", .text, "a SwiftUI view for every width, for you to keep")
    case .compose: (".kt", "text/x-kotlin", .text, "a function of Jetpack Compose, for you to keep")
    case .react: (".tsx", "text/typescript", .text, "a React component for every width, for you to keep")
    case .reactStyles: (".css", "text/css", .text, "the style sheet of the React component")
    case .element: (".element.js", "text/javascript", .text, "a custom element for every width, for you to keep")
    case .reactContentLoader:
      (".jsx", "text/javascript", .text, "a React component around react-content-loader, for you to keep")
    case .android:
      (
        ".android.xml", "application/vnd.android.layout+xml", .text,
        "an Android layout with its drawables, for you to keep"
      )
    case .androidValues:
      (".values.xml", "application/xml", .text, "the resources of the Android layout, for res/values")
    case .androidNight: (".night.xml", "application/xml", .text, "its dark colors, for res/values-night")
    case .ascii: (".txt", "text/plain", .text, "characters, darker where more of the cell is bone")
    case .ansi: (".ans", "text/x-ansi", .text, "half blocks with colors for a terminal")
    case .json: (".json", "application/json", .json, "the bones, one on each line")
    case .boneyard:
      (".boneyard.json", "application/json", .json, "the bones at several widths, for the libraries of boneyard")
    }
  }

  /// The formats whose files declare a type that is named like the file.
  package static let withTypes: Set<OutputFormat> = [
    .uikit, .swiftui, .compose, .react, .element, .reactContentLoader,
  ]

  /// The formats by the folders of Android's resources, in which a file has a name of small letters, digits and
  /// underscores.
  package static let androidFolders: [String: OutputFormat] = [
    "layout": .android, "values": .androidValues, "values-night": .androidNight,
  ]

  /// The name of the folder in a path; empty for none.
  package static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// The extension of the format's file names, with the dot in front.
  public var fileExtension: String { description.fileExtension }

  /// The media type of the format, without parameters, such as `image/svg+xml`.
  public var mediaType: String { description.mediaType }

  /// The form of the bytes: text, JSON, or binary.
  public var contents: Contents { description.contents }

  /// True if the bytes are not text and should not be written to a terminal.
  public var isBinary: Bool { contents == .binary }

  /// True if the output is animated unless a time is given.
  public var moves: Bool { !Self.still.contains(self) }

  private static let still: Set<OutputFormat> = [
    .png, .hxml, .androidValues, .androidNight, .ascii, .ansi, .json, .boneyard,
  ]

  /// A summary of the format in a few words, such as `a still picture, palette or true color`.
  public var summary: String { description.summary }

  /// The format with the longest extension that ends a file name, in upper or lower case; nil if no format has one.
  ///
  /// In the folders `layout`, `values` and `values-night` of Android's resources, the extension is `.xml`.
  public init?(forFileNamed name: String) {
    let name = name.lowercased()
    if let format = Self.androidFolders[Self.folder(of: name)], name.hasSuffix(".xml") {
      self = format
      return
    }
    // The longest extension: the extension of one format may be a suffix of that of another.
    let formats = Self.allCases.filter { name.hasSuffix($0.fileExtension) }
    guard let format = formats.max(by: { $0.fileExtension.utf8.count < $1.fileExtension.utf8.count }) else {
      return nil
    }
    self = format
  }
}
