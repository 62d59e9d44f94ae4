/// The criterion of a rule: a view, and the views around it.
///
/// ```
/// Badge                    an element or a class, with or without its package
/// .Badge                   a class
/// imageView.Badge          an element with a class
/// #title                   an identifier, or its part after the `/` of an Android resource id
/// *[style=plain]           an attribute of the document's element, here of any element
/// tableViewCell imageView  an image view at any depth of a cell
/// tableViewCell > label    a label directly in a cell
/// ```
package struct Selector: Hashable, Sendable {
  /// The criterion for one view: the name, class, identifier and attributes that the view must have.
  package struct Compound: Hashable, Sendable {
    /// The required name: that of an element, of a class, or of both with a dot between them; nil for any.
    package var name: String?
    /// The required class name, with or without its package; nil for any.
    package var className: String?
    package var identifier: String?
    package var attributes: [Attribute] = []
    /// True if the view must be a child of the view that the previous compound matches; false for any descendant.
    package var isChild = false
  }

  /// An attribute that the element of the view must have, with its required value; nil for any value.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String?
  }

  /// The selector as written in the rules file.
  package var text: String
  /// The criteria for the views, from the outermost ancestor to the view itself; at least one.
  package var compounds: [Compound]
}

extension Selector {
  /// Parses a selector; nil for a text with a syntax error.
  package init?(_ text: String) {
    var compounds: [Compound] = []
    var isChild = false
    var rest = Substring(text)
    while true {
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { break }
      if rest.first == ">" {
        guard !isChild, !compounds.isEmpty else { return nil }
        isChild = true
        rest.removeFirst()
        continue
      }
      guard var compound = Compound(parsing: &rest) else { return nil }
      compound.isChild = isChild
      isChild = false
      compounds.append(compound)
    }
    guard !compounds.isEmpty, !isChild else { return nil }
    self.init(text: text, compounds: compounds)
  }
}

extension Selector.Compound {
  /// Parses the compound at the start of a text, up to a space or a `>`, and removes it from the text.
  ///
  /// The result is nil for a syntax error.
  fileprivate init?(parsing rest: inout Substring) {
    self.init()
    var isEmpty = true
    func word(_ rest: inout Substring) -> String {
      let word = rest.prefix { !" >#[".contains($0) }
      rest = rest[word.endIndex...]
      return String(word)
    }
    while let first = rest.first, first != " ", first != ">" {
      isEmpty = false
      switch first {
      case "#":
        rest.removeFirst()
        let id = word(&rest)
        guard identifier == nil, !id.isEmpty else { return nil }
        identifier = id
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        let parts = inner.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let key = parts.first, !key.isEmpty else { return nil }
        let quotes: Set<Character> = ["\"", "'"]
        var value = parts.count > 1 ? parts[1] : nil
        if let text = value, text.count >= 2, let quote = text.first, quotes.contains(quote), text.last == quote {
          value = text.dropFirst().dropLast()
        }
        attributes.append(Selector.Attribute(name: String(key), value: value.map(String.init)))
      default:
        guard name == nil, className == nil, identifier == nil, attributes.isEmpty else { return nil }
        let text = word(&rest)
        if text.hasPrefix(".") {
          guard text.count > 1 else { return nil }
          className = String(text.dropFirst())
        } else if text != "*" {
          name = text
        }
      }
    }
    if isEmpty { return nil }
  }
}

/// The properties of a view that selectors compare: element name, class name, identifier and attributes.
struct ViewTraits {
  var element: String
  var className: String?
  var identifier: String?
  /// A function that returns the value of an attribute of the view's element in the document; nil for none.
  var attribute: (String) -> String?

  /// Returns true if the view has everything that a compound requires.
  func match(_ compound: Selector.Compound) -> Bool {
    if let name = compound.name, !hasName(name) { return false }
    if let name = compound.className, !hasClass(name) { return false }
    if let wanted = compound.identifier, !hasIdentifier(wanted) { return false }
    return compound.attributes.allSatisfy { wanted in
      guard let value = attribute(wanted.name) else { return false }
      return wanted.value == nil || wanted.value == value
    }
  }

  private func hasName(_ name: String) -> Bool {
    if name == element || hasClass(name) { return true }
    guard let dot = name.firstIndex(of: "."), name[..<dot] == element else { return false }
    return hasClass(String(name[name.index(after: dot)...]))
  }

  private func hasClass(_ name: String) -> Bool {
    guard let className else { return false }
    return name == className || name == shortName(of: className)
  }

  private func hasIdentifier(_ wanted: String) -> Bool {
    guard let identifier else { return false }
    if identifier == wanted { return true }
    // An Android resource id such as `com.example:id/title`.
    return identifier.ranges(of: ":id/").contains { identifier[$0.upperBound...] == wanted }
  }
}
