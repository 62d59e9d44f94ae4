import XMLTree

/// The rules of the `<style>` elements of a drawing.
///
/// Selectors consist of types, classes and identifiers, joined by the descendant and the child combinator: Selectors 3,
/// sections 6 and 8. Rules with other selectors are not applied.
struct SVGStyleSheet {
  private var rules: [Rule] = []
  /// The indexes in `rules` of the rules whose last compound has a key, such as `#logo`, `.row` or `rect`.
  private var rulesByKey: [String: [Int]] = [:]
  /// The selectors and at-rules that are not applied, each with the location of its `<style>` element.
  private(set) var ignored: [(text: String, element: XMLElement)] = []

  var isEmpty: Bool { rules.isEmpty }

  private struct Rule {
    let selector: SVGSelector
    let declarations: [SVGDeclaration]
  }

  /// Reads the style sheets of a document in document order.
  init(_ root: XMLElement) {
    for element in root.descendants where element.name == "style" {
      let type = element["type"] ?? ""
      guard type.isEmpty || type == "text/css" else { continue }
      guard Self.applies(mediaQuery: element["media"] ?? "") else { continue }
      var parser = SVGStyleSheetParser(element.text)
      while let statement = parser.next() { add(statement, of: element) }
    }
  }

  /// Adds a rule, or the rules of a media query that applies.
  private mutating func add(_ statement: SVGStyleSheetParser.Statement, of element: XMLElement) {
    guard statement.prelude.hasPrefix("@") else { return addRules(statement, of: element) }
    let name = statement.prelude.prefix { $0.isLetter || $0 == "@" || $0 == "-" }
    switch name.lowercased() {
    case "@media":
      let query = String(statement.prelude.dropFirst(name.count))
      guard Self.applies(mediaQuery: query) else {
        // Printing and the settings of a reader are not those of the picture.
        if !["print", "prefers-", "speech"].contains(where: query.contains) {
          ignored.append((statement.prelude, element))
        }
        return
      }
      var parser = SVGStyleSheetParser(statement.block)
      while let rule = parser.next() {
        if !rule.prelude.hasPrefix("@") { addRules(rule, of: element) }
      }
    case "@charset", "@font-face", "@namespace", "@page": break
    case let name where name.hasSuffix("keyframes"): break
    default: ignored.append((statement.prelude, element))
    }
  }

  private mutating func addRules(_ statement: SVGStyleSheetParser.Statement, of element: XMLElement) {
    let declarations = SVGDeclaration.list(statement.block)
    guard !declarations.isEmpty else { return }
    for text in statement.prelude.split(separator: ",") {
      guard let selector = SVGSelector(text) else {
        // These depend on the reader's actions, or select no element.
        if ![":hover", ":focus", ":active", "::"].contains(where: text.contains) {
          ignored.append((text.trimmed, element))
        }
        continue
      }
      rulesByKey[selector.key, default: []].append(rules.count)
      rules.append(Rule(selector: selector, declarations: declarations))
    }
  }

  /// Returns true if one of the media types of a query, such as `screen`, is that of a picture on a screen.
  private static func applies(mediaQuery: String) -> Bool {
    let queries = mediaQuery.lowercased().split(separator: ",").map { query in
      query.split { $0.isWhitespace }.joined(separator: " ")
    }
    return queries.isEmpty || queries.contains { ["all", "screen", "only screen"].contains($0) }
  }

  /// Returns the declarations that apply to an element, in ascending order of precedence.
  ///
  /// - Parameter count: a function that counts units of work: one for each ancestor and compound that is compared.
  func declarations(for element: XMLElement, count: (Int) -> Bool) -> [SVGDeclaration] {
    let name = SVGReader.svgName(of: element)
    var keys = ["*", name]
    if element.name != name { keys.append(element.name) }
    if let id = element["id"] { keys.append("#" + id) }
    keys += Set(element.classNames).map { "." + $0 }
    var found: [(specificity: Int, index: Int)] = []
    for index in keys.compactMap({ rulesByKey[$0] }).joined() {
      guard count(1) else { break }
      let selector = rules[index].selector
      if selector.matches(element, count: count) { found.append((selector.specificity, index)) }
    }
    return found.sorted { ($0.specificity, $0.index) < ($1.specificity, $1.index) }
      .flatMap { rules[$0.index].declarations }
  }
}

extension XMLElement {
  /// The names in the attribute `class`, which JSX writes as `className`.
  fileprivate var classNames: [Substring] {
    (self["class"] ?? self["className"] ?? "").split { $0.isWhitespace }
  }
}

/// One declaration of a style sheet or of an attribute `style`.
struct SVGDeclaration {
  var name: String
  var value: String
  var isImportant: Bool

  /// Parses declarations between semicolons; invalid ones are left out.
  static func list(_ text: some StringProtocol) -> [SVGDeclaration] {
    var list: [SVGDeclaration] = []
    var depth = 0
    let parts = text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == ";" && depth <= 0
    }
    for part in parts {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].trimmed
      var value = part[part.index(after: colon)...].trimmed[...]
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), value[value.index(after: mark)...].trimmed.lowercased() == "important" {
        isImportant = true
        value = value[..<mark]
      }
      guard !name.isEmpty, !value.isEmpty else { continue }
      list.append(SVGDeclaration(name: name, value: value.trimmed, isImportant: isImportant))
    }
    return list
  }
}

/// A selector: compounds, each with a combinator before it.
struct SVGSelector {
  private struct Compound {
    var type: String?
    var identifiers: [String] = []
    var classes: [String] = []
    /// True if the compound before it selects the parent, false if it selects any ancestor.
    var isChild = false
  }

  private var compounds: [Compound] = []

  /// The maximum number of compounds: a set of them is a word of bits.
  private static let maximumCompounds = 60

  /// Parses a selector; nil for one with other parts than types, classes, identifiers and the two combinators.
  init?(_ text: some StringProtocol) {
    var isChild = false
    let spaced = text.reduce(into: "") { $0 += $1 == ">" ? " > " : String($1) }
    for word in spaced.split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        guard !isChild, !compounds.isEmpty else { return nil }
        isChild = true
        continue
      }
      guard var compound = Self.compound(word) else { return nil }
      compound.isChild = isChild
      isChild = false
      compounds.append(compound)
    }
    guard !isChild, !compounds.isEmpty, compounds.count <= Self.maximumCompounds else { return nil }
  }

  private static func compound(_ word: some StringProtocol) -> Compound? {
    var compound = Compound()
    var rest = word[...]
    func name() -> String {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      rest = rest.dropFirst(name.count)
      return String(name)
    }
    if rest.first == "*" { rest = rest.dropFirst() } else { compound.type = name() }
    if compound.type == "" { compound.type = nil }
    while let mark = rest.first {
      rest = rest.dropFirst()
      let name = name()
      guard !name.isEmpty, mark == "." || mark == "#" else { return nil }
      if mark == "#" { compound.identifiers.append(name) } else { compound.classes.append(name) }
    }
    return compound
  }

  /// The most selective part of the last compound, by which an element finds its rules.
  var key: String {
    guard let last = compounds.last else { return "*" }
    return last.identifiers.first.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.type ?? "*"
  }

  /// The specificity as one number: Selectors 3, section 9.
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      sum + compound.identifiers.count << 40 + compound.classes.count << 20 + (compound.type == nil ? 0 : 1)
    }
  }

  /// Returns true if the selector selects an element.
  ///
  /// Each element from the root to this one has the set of the compounds that match it together with their ancestors, so
  /// that the time is proportional to the depth, and not to its power.
  func matches(_ element: XMLElement, count: (Int) -> Bool) -> Bool {
    guard let last = compounds.last, Self.matches(last, element) else { return false }
    if compounds.count == 1 { return true }
    let path = [element] + element.ancestors
    guard count(path.count * compounds.count) else { return false }
    var (parent, ancestors): (UInt64, UInt64) = (0, 0)
    for element in path.reversed() {
      var matched: UInt64 = 0
      for (index, compound) in compounds.enumerated() {
        let before: UInt64 = index == 0 ? 1 : (compound.isChild ? parent : ancestors) >> UInt64(index - 1) & 1
        if before == 1, Self.matches(compound, element) { matched |= 1 << UInt64(index) }
      }
      parent = matched
      ancestors |= matched
    }
    return parent >> UInt64(compounds.count - 1) & 1 == 1
  }

  private static func matches(_ compound: Compound, _ element: XMLElement) -> Bool {
    if let type = compound.type, element.name != type, SVGReader.svgName(of: element) != type { return false }
    if !compound.identifiers.isEmpty {
      guard let id = element["id"], compound.identifiers.allSatisfy({ $0 == id }) else { return false }
    }
    if !compound.classes.isEmpty {
      let names = element.classNames
      return compound.classes.allSatisfy { name in names.contains { $0 == name } }
    }
    return true
  }
}

/// A reader of the statements of a style sheet: CSS Syntax 3, sections 5.3 and 9, for the rules that drawings contain.
struct SVGStyleSheetParser {
  private var rest: Substring

  /// A rule or an at-rule: the text before its block, and the text in the block; empty for a statement without a block.
  struct Statement {
    var prelude: String
    var block: Substring
  }

  init(_ text: some StringProtocol) {
    rest = Self.withoutComments(text)[...]
  }

  /// Returns a style sheet in which each comment is a space; an open comment ends with the style sheet.
  private static func withoutComments(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    var isComment = false
    while index < bytes.count {
      let isMark = bytes[index...].prefix(2).elementsEqual((isComment ? "*/" : "/*").utf8)
      if isMark {
        isComment.toggle()
      } else if !isComment {
        result.append(bytes[index])
      }
      if isMark, isComment { result.append(UInt8(ascii: " ")) }
      index += isMark ? 2 : 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the next statement; nil at the end.
  mutating func next() -> Statement? {
    while let end = rest.firstIndex(where: { $0 == "{" || $0 == ";" || $0 == "}" }) {
      let prelude = rest[..<end].trimmed
      let mark = rest[end]
      rest = rest[rest.index(after: end)...]
      if mark == "{" { return Statement(prelude: prelude, block: block()) }
      if mark == ";", prelude.hasPrefix("@") { return Statement(prelude: prelude, block: "") }
    }
    return nil
  }

  /// Consumes the rest of a block and its closing brace, and returns what precedes this brace.
  private mutating func block() -> Substring {
    var depth = 1
    var quote: Character?
    let block = rest.prefix { character in
      switch character {
      case "\"", "'": if quote == nil { quote = character } else if quote == character { quote = nil }
      case "\n": quote = nil
      case "{" where quote == nil: depth += 1
      case "}" where quote == nil: depth -= 1
      default: break
      }
      return depth > 0
    }
    rest = rest[block.endIndex...].dropFirst()
    return block
  }
}
