/// Rules that add hints to views without editing the document: `<rules><rule match="…" skeleton="…" …/></rules>`.
///
/// Every matching rule is applied, in order. A later rule overrides an earlier one, and rules override the document.
///
/// A shimmer and themes beside the rules are the appearance of documents that cannot state one.
package struct Rules: Hashable, Sendable {
  package struct Rule: Hashable, Sendable {
    package var match: Selector
    package var hint: Hint?
    package var kind: ViewKind?
    /// The number of text lines that the rule sets for a view; 0 for as many as fit the frame, nil for no change.
    package var lines: Int?
    package var cornerRadius: CornerRadius?
    /// The element of the native dialect, or the component, that takes the place of the view; nil for no change.
    package var element: String?
    /// The name of the region that the view becomes; nil for no change.
    package var region: String?

    package init(match: Selector) {
      self.match = match
    }
  }

  package var rules: [Rule]
  /// The attributes of the `<shimmer>` that replaces the document's; nil for no change.
  package var shimmer: ShimmerStyle?
  /// The themes that are added to those of the document, which they precede if they have the same name.
  package var themes: [ThemeStyle] = []

  package init(_ rules: [Rule] = []) {
    self.rules = rules
  }
}

extension Selector {
  /// The selector that matches the views with an identifier, written `#id`.
  package static func identifier(_ identifier: String) -> Selector {
    var compound = Compound()
    compound.identifier = identifier
    return Selector(text: "#" + identifier, compounds: [compound])
  }

  /// The selector that matches the views with the name of an element or of a class, with or without its package.
  package static func name(_ name: String) -> Selector {
    var compound = Compound()
    compound.name = name
    return Selector(text: name, compounds: [compound])
  }
}

extension Rules.Rule {
  /// Sets the properties of a view that this rule states, without checking that the rule matches the view.
  func apply(to view: inout View) {
    if let element {
      view.component = element
    } else if hint != nil || kind != nil || lines != nil {
      view.component = nil
    }
    if let region { view.region = region }
    if let hint { (view.hint, view.isHintImplied) = (hint, false) }
    if let cornerRadius {
      view.appearance.cornerRadius = cornerRadius
      view.appearance.statesCornerRadius = true
    }
    // A rule with a line count makes the view a text.
    if let kind = kind ?? (lines == nil ? nil : .text) {
      view.kind = kind
      // The view keeps this kind even if it covers siblings.
      view.covering = nil
    }
    guard view.kind == .text, lines != nil || view.text == nil else { return }
    var text = view.text ?? TextLines(count: .fitting(maximum: nil), fontSize: TextLines.defaultFontSize)
    if let lines { text.count = lines == 0 ? .fitting(maximum: nil) : .exactly(lines) }
    view.text = text
  }
}

extension TextLines {
  /// The default font size of text in points: that of body text.
  package static let defaultFontSize = 17.0
}

/// The part of a qualified class name after its last dot; the whole name if it has no dot.
package func shortName(of className: String) -> Substring {
  className.utf8.lastIndex(of: UInt8(ascii: ".")).map { className[className.utf8.index(after: $0)...] }
    ?? className[...]
}
