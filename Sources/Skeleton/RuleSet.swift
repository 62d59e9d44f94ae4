import Diagnostics
import Dialects
import SceneModel
package import ViewTree
import XMLTree

/// The rules of a rules file, which add hints to views of documents without editing the documents.
///
/// ```xml
/// <rules>
///   <rule match="PriceTagView" skeleton="bone" cornerRadius="8"/>
///   <rule match="#toolbar" skeleton="keep"/>
///   <rule match="imageView" skeleton="ignore"/>
/// </rules>
/// ```
public struct RuleSet: Sendable {
  package let rules: Rules
  /// The file from which the rules were parsed, for the positions of warnings; nil for rules without a file.
  private var origin: Origin?

  /// The name and the text of a rules file, and the locations of its rules.
  private struct Origin: Sendable {
    var name: String
    /// The bytes of the rules file, as UTF-8 text.
    var text: [UInt8]
    /// The location of each `<rule>` element in `text`, in the order of the rules.
    var locations: [SourceLocation]
  }

  package init(_ rules: Rules) {
    self.rules = rules
  }

  /// Parses the XML of a rules file; warnings about it are dropped.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  public init(_ document: [UInt8]) throws(RenderError) {
    self = try Self.read(DocumentSource(document)).rules
  }

  /// Parses the XML of a rules file that is a string; warnings about it are dropped.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  public init(_ markup: String) throws(RenderError) {
    self = try Self.read(DocumentSource(markup)).rules
  }

  /// Parses a rules file, and returns its rules with the warnings about them.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  package static func read(_ source: DocumentSource) throws(RenderError) -> (rules: RuleSet, findings: Findings) {
    let document = try mapError(parseXML(source.bytes)) { RenderError($0, in: source) }
    let rules = try mapError(parseRules(document)) { RenderError($0, in: source) }
    var ruleSet = RuleSet(rules.value)
    let locations = document.root.children.filter { $0.name == "rule" }.map(\.location)
    ruleSet.origin = Origin(name: source.name, text: document.text, locations: locations)
    return (ruleSet, Findings(rules.diagnostics, in: document.text, named: source.name))
  }
}

extension RuleSet: Hashable {
  /// Returns true if both values have equal rules, even from different files.
  public static func == (a: RuleSet, b: RuleSet) -> Bool { a.rules == b.rules }

  /// Adds the rules to the hasher, but not the name of the file that contains them.
  public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}

extension RuleSet {
  /// The file and the lines of rules, such as `rule in hints.xml:3` or `rules in hints.xml:3, 5`; empty for rules
  /// without a file.
  ///
  /// - Parameter positions: the indices of the rules in the file, counted from 0.
  func places(ofRules positions: [Int]) -> String {
    guard let origin else { return "" }
    let source = SourceText(name: origin.name, utf8: origin.text)
    let locations = positions.filter(origin.locations.indices.contains).map { origin.locations[$0] }
    let lines = source.positions(of: locations).compactMap { $0.map { String($0.line) } }
    if lines.isEmpty { return "" }
    return (lines.count == 1 ? "rule in " : "rules in ") + origin.name + ":" + lines.joined(separator: ", ")
  }

  /// The errors of a document that are errors of this file: rules that name unknown elements.
  ///
  /// Nil if an error belongs to the document, and for rules without a file.
  ///
  /// - Parameter diagnostics: the errors of the document.
  func errors(among diagnostics: [Diagnostic]) -> Findings? {
    guard let origin, !diagnostics.isEmpty else { return nil }
    var rules: Set<Int> = []
    var errors: [Diagnostic] = []
    for diagnostic in diagnostics {
      guard case .unknownComponent(_, _, let rule?)? = diagnostic.problem as? RulesProblem,
        origin.locations.indices.contains(rule)
      else { return nil }
      // A rule may match several views.
      if rules.insert(rule).inserted { errors.append(.error(diagnostic.problem, at: origin.locations[rule])) }
    }
    return Findings(errors, in: origin.text, named: origin.name)
  }

  /// The notes about rules that match no view; nil for rules without a file.
  ///
  /// A team has one file for many documents, in which most rules match only some of them.
  ///
  /// - Parameters:
  ///   - matched: the indices, counted from 0, of the rules that match a view.
  ///   - views: the views of the document, from whose names the notes suggest the nearest.
  package func unmatched(except matched: Set<Int>, in views: [PlacedView]) -> Findings? {
    guard let origin else { return nil }
    let unmatched = rules.rules.indices.filter { !matched.contains($0) }
    let names = unmatched.isEmpty ? ViewNames([]) : ViewNames(views)
    let notes = unmatched.enumerated().map { count, index in
      let match = rules.rules[index].match
      let problem = RulesProblem.unmatched(match: match.text, nearest: names.nearest(to: match, after: count))
      return Diagnostic.note(problem, at: origin.locations[index])
    }
    return Findings(notes, in: origin.text, named: origin.name)
  }
}

extension SkeletonScene {
  /// The notes about rules of the options that match no view of the document; nil without a rules file.
  package var unmatchedRules: Findings? {
    options.rules?.unmatched(except: content.matchedRules, in: content.layout.views)
  }
}

/// Writes the names that selectors can use as UTF-8 text, one on each line after the number of views that have it.
///
/// Elements come first, then classes without their packages, then identifiers, each in the order of their letters.
package func selectorList(_ layout: PlacedViews) -> [UInt8] {
  let names = ViewNames(layout.views)
  let lines = [("", names.names), (".", names.classes), ("#", names.identifiers)].flatMap { mark, counts in
    counts.sorted { $0.key < $1.key }.map { "\($0.value)  \(mark)\($0.key)".visible + "\n" }
  }
  return Array(lines.joined().utf8)
}

/// The names by which selectors find the views of a document, with the number of views that have each.
private struct ViewNames {
  private(set) var names: [String: Int] = [:]
  private(set) var classes: [String: Int] = [:]
  private(set) var identifiers: [String: Int] = [:]

  init(_ views: [PlacedView]) {
    for placed in views {
      let view = placed.view
      names[view.element, default: 0] += 1
      if let name = view.className { classes[String(shortName(of: name)), default: 0] += 1 }
      if let identifier = view.identifier { identifiers[identifier, default: 0] += 1 }
    }
  }

  /// Returns the selector of the nearest name for a selector that matches no view; nil if no name is near.
  ///
  /// A selector with ancestors or attributes has no suggestion: its names may exist in other places.
  ///
  /// - Parameter reported: the number of notes before this one.
  func nearest(to selector: Selector, after reported: Int) -> String? {
    guard selector.compounds.count == 1, let compound = selector.compounds.first, compound.attributes.isEmpty
    else { return nil }
    func nearest(to name: String, among counts: [String: Int]) -> String? {
      nearestName(to: name, among: counts.keys.sorted(), after: reported)
    }
    if let identifier = compound.identifier { return nearest(to: identifier, among: identifiers).map { "#" + $0 } }
    if let name = compound.className { return nearest(to: name, among: classes).map { "." + $0 } }
    return compound.name.flatMap { nearest(to: $0, among: names) ?? nearest(to: $0, among: classes) }
  }
}
