/// The names of a generated source file and of its declarations, derived from the name of the document.
struct HostName {
  /// The printable file name of the document, such as `newsfeed.xml`; nil if the document has no name.
  let document: String?
  /// The document in the comment at the top of the file: its file name and the shown root, as in `newsfeed.xml (cell)`.
  ///
  /// It is "a document" without a file name; the root is left out if there is none.
  let source: String
  /// The base of the generated names in lower camel case, such as `newsfeed`; it begins with a letter.
  private let stem: String
  /// The identifier of a screen in a generated markup document, and the name of a custom element, such as
  /// `newsfeed-skeleton`.
  let identifier: String
  /// The name of the document in other tools, such as `newsfeed`.
  let plainIdentifier: String
  /// The name of the generated file without its extension, such as `NewsFeed`; nil if it is not known.
  let file: String?
  /// The name that the caller gives to the type.
  private let given: String?
  /// The text of the comment by which `skeleton verify` compares the file with its document; nil without one.
  private let verification: String?
  /// The name of the package in Kotlin, with keywords in backticks; nil for none.
  let package: String?

  init(_ options: HostOptions) {
    let file = options.documentName.flatMap { $0.split(separator: "/").last.map(String.init) } ?? ""
    document = file.isEmpty ? nil : file.printed
    let root = options.root?.printed
    source = (document ?? "a document") + (root.map { " (\($0))" } ?? "")
    // Numbers, and the identifiers that Interface Builder generates, are not used as names.
    let isNamed = root.map { $0.utf8.first.map(\.isLetter) == true && $0.utf8.allSatisfy(\.isWordPart) } ?? false
    given = options.typeName
    verification = options.verification
    package = options.packageName.map { name in
      name.split(separator: ".").map { kotlinKeywords.contains(String($0)) ? "`\($0)`" : String($0) }
        .joined(separator: ".")
    }
    self.file = options.outputName.map { String($0.prefix { $0 != "." }) }
    var words = (given ?? self.file ?? (isNamed ? root ?? "" : file.prefix { $0 != "." }.description)).words
    if words.count > 1, words.last?.lowercased() == "skeleton" { words.removeLast() }
    if let last = words.last, last.hasSuffix("Skeleton"), last != "Skeleton" {
      words[words.count - 1] = String(last.dropLast(8))
    }
    if words.isEmpty { words = ["loading"] }
    if given != nil || self.file == nil { words += options.canvasName?.words ?? [] }
    if words[0].utf8.first.map(\.isLetter) != true { words.insert("screen", at: 0) }
    stem = words[0].withFirst(uppercased: false) + words.dropFirst().map { $0.withFirst(uppercased: true) }.joined()
    plainIdentifier = words.map(\.hyphenated).joined(separator: "-")
    identifier = plainIdentifier + "-skeleton"
  }

  /// The name of the generated type or function that shows the scene, such as `NewsfeedSkeleton`.
  var type: String { given ?? stem.withFirst(uppercased: true) + "Skeleton" }
  /// The name of the generated view of UIKit, such as `NewsfeedSkeletonView`.
  var viewType: String { given ?? type + "View" }
  /// The start of the names of Android's resources, such as `newsfeed_skeleton`.
  var resource: String { identifier.replacing("-", with: "_") }
  /// The name of the generated view that changes from placeholder to content, such as `NewsfeedLoading`.
  var loadingType: String { stem.withFirst(uppercased: true) + "Loading" }
  /// The name of the generated type of the bones' shape, such as `NewsfeedBones`.
  var bonesType: String { stem.withFirst(uppercased: true) + "Bones" }
  /// The name of the generated function that returns the bones' path, such as `newsfeedBones`.
  var bonesFunction: String { stem + "Bones" }

  /// The lines of the comments at the top of a generated file, without the characters of a comment.
  ///
  /// The parameters are those of ``header(format:for:)``.
  func headers(format: String, for platforms: String? = nil) -> [String] {
    [header(format: format, for: platforms)] + [verification].compactMap { $0 }
  }

  /// The text of the comment at the top of a generated file.
  ///
  /// - Parameter platforms: the minimum versions of the platforms for which the file is made; nil for any version.
  func header(format: String, for platforms: String? = nil) -> String {
    "Made from \(source) by skeleton, format \(format)." + (platforms.map { " For \($0)." } ?? "")
  }
}

/// The words that Kotlin reserves.
private let kotlinKeywords: Set<String> = [
  "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
  "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
  "while",
]

extension Unicode.Scalar {
  /// True for a control, a line separator, or a control of direction.
  var isUnsafeInSource: Bool {
    properties.generalCategory == .control || ["\u{2028}", "\u{2029}"].contains(self) || properties.isBidiControl
  }
}

extension String {
  /// The text on one line for a source comment, without the characters that end comments or reorder text.
  ///
  /// A bidirectional control such as U+202E reorders the text in an editor, so that code could look like a comment:
  /// Unicode Technical Standard 55.
  var printed: String {
    let line = String(
      decoding: utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
    // Controls and line separators beyond ASCII, too.
    let plain = line.unicodeScalars.filter { !$0.isUnsafeInSource }
    return String(String.UnicodeScalarView(plain)).replacing("*/", with: "* /").replacing("/*", with: "/ *")
      .replacing("--", with: "- -").replacing("--", with: "- -")
  }

  /// The parts of the text that consist of ASCII letters and digits only, in order.
  var words: [String] {
    utf8.split { !$0.isLetter && !$0.isDigit }.map { String(decoding: Array($0), as: UTF8.self) }
  }

  /// The words of a name in camel case, in lower case with hyphens between them: `news-feed` for `NewsFeed`.
  fileprivate var hyphenated: String {
    var text = ""
    for (index, letter) in self.enumerated() {
      if index > 0, letter.isUppercase, text.last?.isUppercase == false { text += "-" }
      text.append(letter)
    }
    return text.lowercased()
  }

  func withFirst(uppercased: Bool) -> String {
    (uppercased ? prefix(1).uppercased() : prefix(1).lowercased()) + dropFirst()
  }
}

extension UInt8 {
  /// True if the byte is an ASCII letter.
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  /// True if the byte is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isWordPart: Bool { isLetter || isDigit || self == 0x5F }
}
