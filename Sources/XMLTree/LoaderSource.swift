import Diagnostics

/// The loaders in a source file for React or Vue, as an XML document.
///
/// A loader is an element `<ContentLoader>` of react-content-loader or `<content-loader>` of vue-content-loader, under its
/// own name or the one by which the file imports it. The differences between JSX, the templates of Vue and XML are:
///
/// - A literal in braces, such as `{280}`, and the value of a bound attribute, such as `:width="280"`, is written as a
///   text. An attribute with another expression is left out, and so are spread properties.
/// - Comments and other expressions between elements are left out.
/// - An attribute without a value has the value `""`.
///
/// The root of several loaders is a `<loaders>`. Lines and columns are those of the file, except behind a name or an
/// attribute of the same line that becomes longer.
struct LoaderSource {
  private(set) var text: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var names: [[UInt8]] = ["ContentLoader", "content-loader", "IContentLoader"].map { Array($0.utf8) }

  static let root = "loaders"
  private static let element = Array("ContentLoader".utf8)
  /// Elements without a meaning of their own, whose contents are read.
  private static let wrappers: Set<String> = ["", "Fragment", "React.Fragment", "template"]
  /// Attributes with expressions that a drawing does not need.
  private static let ignored: Set<String> = [
    "style", "className", "class", "key", "ref", "id", "uniqueKey", "title", "onClick", "is",
  ]
  private static let deepest = 200
  /// The maximum length of a source file in bytes: the names in it are split into an array.
  private static let longest = 4 << 20

  /// Reads a source file; nil for a text without loaders.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count <= Self.longest,
      ["content-loader", "ContentLoader"].contains(where: { bytes.end(of: $0, from: 0) != nil })
    else { return nil }
    addImportedName()
    text.reserveCapacity(bytes.count + 32)
    var starts: [Int] = []
    while index < bytes.count {
      if isComment {
        blank(to: endOfComment)
      } else if bytes[index] == .lessThan, let name = name(at: index + 1), names.contains(name) {
        starts.append(text.count)
        guard readElement() else { return nil }
      } else {
        blank(to: index + 1)
      }
    }
    if starts.isEmpty { return nil }
    if starts.count > 1 {
      let open = Array("<\(Self.root)>".utf8)
      if starts[0] >= open.count {
        text.replaceSubrange(starts[0] - open.count..<starts[0], with: open)
      } else {
        text.insert(contentsOf: open, at: 0)
      }
      text += Array("</\(Self.root)>".utf8)
    }
  }

  /// Adds the name in `import Loader from 'react-content-loader'` to the names of loaders.
  private mutating func addImportedName() {
    let words = bytes.split { $0.isXMLSpace || [0x2C, 0x7B, 0x7D, 0x3B].contains($0) }
    for (position, word) in words.enumerated() {
      guard let quote = word.first, [.quotationMark, .apostrophe].contains(quote),
        [UInt8](word).firstRange(of: Array("-content-loader".utf8)) != nil
      else { continue }
      let before = words[max(0, position - 40)..<position]
      guard let start = before.lastIndex(where: { $0.elementsEqual("import".utf8) }) else { continue }
      let line = before[(start + 1)...]
      if let name = line.first, !name.elementsEqual("type".utf8), !name.elementsEqual("from".utf8),
        bytes[..<name.startIndex].last(where: { !$0.isXMLSpace }) != 0x7B
      {
        names.append(Array(name))
      }
      for word in line.indices.dropLast(2)
      where line[word].elementsEqual("ContentLoader".utf8) && line[word + 1].elementsEqual("as".utf8) {
        names.append(Array(line[word + 2]))
      }
    }
  }

  // MARK: - Copies

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func copy(to end: Int) {
    text += bytes[index..<end]
    index = end
  }

  /// Replaces the bytes up to an index by white space.
  private mutating func blank(to end: Int) {
    text += bytes[index..<end].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    index = end
  }

  /// Replaces the bytes up to an index by a text without line breaks, and by white space for the rest.
  private mutating func write(_ replacement: [UInt8], to end: Int) {
    text += replacement
    let rest = bytes[index..<end]
    if let line = rest.lastIndex(of: 0x0A) {
      text += rest.filter { $0 == 0x0A }
      text += Array(repeating: 0x20, count: end - line - 1)
    } else {
      text += Array(repeating: 0x20, count: max(0, rest.count - replacement.count))
    }
    index = end
  }

  private mutating func copySpaces() {
    while let byte, byte.isXMLSpace { copy(to: index + 1) }
  }

  private mutating func note(_ problem: XMLProblem) {
    diagnostics.append(.note(problem, at: SourceLocation(offset: text.count)))
  }

  // MARK: - The syntax of scripts

  private var isComment: Bool {
    guard byte == .solidus, index + 1 < bytes.count else { return false }
    // The slashes in an address and in a pattern of paths follow other characters.
    let isFirst = index == 0 || bytes[index - 1].isXMLSpace || Array("{(,;>".utf8).contains(bytes[index - 1])
    return isFirst && (bytes[index + 1] == 0x2A || bytes[index + 1] == .solidus)
  }

  private var endOfComment: Int { end(ofCommentAt: index) }

  private func end(ofCommentAt start: Int) -> Int {
    if bytes[start + 1] == .solidus { return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count }
    var end = start + 2
    while end + 1 < bytes.count, bytes[end] != 0x2A || bytes[end + 1] != .solidus { end += 1 }
    return min(bytes.count, end + 2)
  }

  /// The index after the brace that closes the one at an index; nil if there is none.
  private func end(ofBracesAt start: Int) -> Int? {
    var (position, level) = (start, 0)
    while position < bytes.count {
      switch bytes[position] {
      case 0x7B: level += 1
      case 0x7D:
        level -= 1
        if level == 0 { return position + 1 }
      case .quotationMark, .apostrophe, 0x60:
        let quote = bytes[position]
        position += 1
        while position < bytes.count, bytes[position] != quote { position += bytes[position] == 0x5C ? 2 : 1 }
      case .solidus where position + 1 < bytes.count && bytes[position + 1] == 0x2A:
        position = end(ofCommentAt: position) - 1
      default: break
      }
      position += 1
    }
    return nil
  }

  private func name(at start: Int) -> [UInt8]? {
    let name = bytes[min(start, bytes.count)...].prefix {
      !$0.isXMLSpace && ![.solidus, .greaterThan, .lessThan, .equals, 0x7B].contains($0)
    }
    return name.count > 100 ? nil : Array(name)
  }

  /// The text of a literal: a number, a Boolean or a string without expressions; nil for any other expression.
  private static func literal(_ expression: some Sequence<UInt8>) -> [UInt8]? {
    var value = Array(expression)[...]
    while value.first?.isXMLSpace == true { value.removeFirst() }
    while value.last?.isXMLSpace == true { value.removeLast() }
    guard let first = value.first, let last = value.last else { return nil }
    if [.quotationMark, .apostrophe, 0x60].contains(first) {
      let inner = value.dropFirst().dropLast()
      return value.count > 1 && last == first && !inner.contains(first) && !inner.contains(0x24) ? Array(inner) : nil
    }
    let word = String(decoding: value, as: UTF8.self)
    return Double(word) != nil || word == "true" || word == "false" ? Array(value) : nil
  }

  // MARK: - Elements

  /// Converts the element at the index; false if it does not end.
  private mutating func readElement() -> Bool {
    guard depth < Self.deepest, let name = name(at: index + 1) else { return false }
    depth += 1
    defer { depth -= 1 }
    let isWrapper = Self.wrappers.contains(String(decoding: name, as: UTF8.self))
    let end = index + 1 + name.count
    if isWrapper {
      guard let close = bytes[end...].firstIndex(of: .greaterThan) else { return false }
      blank(to: close + 1)
    } else {
      writeName(name, to: end)
      guard let isClosed = readAttributes() else { return false }
      if isClosed { return true }
    }
    return readContents(endsWith: name, isWrapper: isWrapper)
  }

  private mutating func writeName(_ name: [UInt8], to end: Int) {
    text += bytes[index..<end - name.count]
    index = end - name.count
    if names.contains(name) { write(Self.element, to: end) } else { copy(to: end) }
  }

  /// Converts the attributes up to the end of the start tag; true without contents, nil without an end.
  private mutating func readAttributes() -> Bool? {
    while true {
      copySpaces()
      guard let byte else { return nil }
      switch byte {
      case .greaterThan:
        copy(to: index + 1)
        return false
      case .solidus:
        if isComment {
          blank(to: endOfComment)
          continue
        }
        copy(to: index + 1)
        guard self.byte == .greaterThan else { return nil }
        copy(to: index + 1)
        return true
      case 0x7B:
        guard let end = end(ofBracesAt: index) else { return nil }
        if bytes[index..<end].contains(0x2E) { note(.spreadProperties) }
        blank(to: end)
      default:
        guard readAttribute() else { return nil }
      }
    }
  }

  private mutating func readAttribute() -> Bool {
    guard let written = name(at: index), !written.isEmpty else { return false }
    var end = index + written.count
    var next = end
    while next < bytes.count, bytes[next].isXMLSpace { next += 1 }
    var name = String(decoding: written, as: UTF8.self)
    // Vue: ":width" and "v-bind:width" have expressions as values.
    let prefix = ["v-bind:", ":"].first(where: name.hasPrefix) ?? ""
    name.removeFirst(prefix.count)
    var value: [UInt8]? = []
    if next < bytes.count, bytes[next] == .equals {
      next += 1
      while next < bytes.count, bytes[next].isXMLSpace { next += 1 }
      guard next < bytes.count else { return false }
      if bytes[next] == 0x7B {
        guard let close = self.end(ofBracesAt: next) else { return false }
        value = Self.literal(bytes[next + 1..<close - 1])
        end = close
      } else {
        let quote = bytes[next]
        guard [.quotationMark, .apostrophe].contains(quote), let close = bytes[(next + 1)...].firstIndex(of: quote)
        else { return false }
        value = prefix.isEmpty ? Array(bytes[next + 1..<close]) : Self.literal(bytes[next + 1..<close])
        end = close + 1
      }
    }
    let isName = name.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x41...0x7A).contains($0) }
    if let value, isName, !name.hasPrefix("v-"), !name.isEmpty {
      let escaped = value.flatMap { byte -> [UInt8] in
        switch byte {
        case .quotationMark: Array("&quot;".utf8)
        case .lessThan: Array("&lt;".utf8)
        case 0x0A, 0x0D: [0x20]
        default: [byte]
        }
      }
      blank(to: index + prefix.utf8.count)
      write(Array("\(name)=\"".utf8) + escaped + [.quotationMark], to: end)
    } else {
      if isName, !name.hasPrefix("v-"), !name.hasPrefix("on"), !Self.ignored.contains(name) {
        note(.expression(attribute: name))
      }
      blank(to: end)
    }
    return true
  }

  private mutating func readContents(endsWith name: [UInt8], isWrapper: Bool) -> Bool {
    while let byte {
      if byte == 0x7B {
        guard let end = end(ofBracesAt: index) else { return false }
        if bytes[index..<end].contains(.lessThan), Self.literal(bytes[index + 1..<end - 1]) == nil, !isCommentInBraces {
          note(.expressionWithElements)
        }
        blank(to: end)
      } else if bytes[index...].starts(with: "<!--".utf8) {
        blank(to: bytes.end(of: "-->", from: index) ?? bytes.count)
      } else if bytes[index...].starts(with: "</".utf8) {
        guard let close = bytes[index...].firstIndex(of: .greaterThan) else { return false }
        if isWrapper {
          blank(to: close + 1)
        } else {
          writeName(self.name(at: index + 2) ?? name, to: index + 2 + (self.name(at: index + 2) ?? name).count)
          copy(to: close + 1)
        }
        return true
      } else if byte == .lessThan {
        guard readElement() else { return false }
      } else {
        blank(to: index + 1)
      }
    }
    return false
  }

  private var isCommentInBraces: Bool {
    let inner = bytes[(index + 1)...].drop(while: \.isXMLSpace)
    return inner.starts(with: "/*".utf8) || inner.starts(with: "//".utf8)
  }
}
