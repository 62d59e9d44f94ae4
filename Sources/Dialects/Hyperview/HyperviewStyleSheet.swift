import Diagnostics
import XMLTree

/// The style sheet of a screen: the `<style>` elements in its `<styles>`, and the styles read from them so far.
struct HyperviewStyleSheet {
  /// The `<style>` elements of the screen, by identifier; a later one replaces an earlier one.
  private let styles: [String: XMLElement]
  /// The identifiers of the `<style>` elements in document order, for suggestions in warnings.
  private let names: [String]
  private let reportsMissing: Bool
  private var known: [String: HyperviewStyle] = [:]

  /// Reads the children of a `<styles>` element; unknown and invalid properties in them become warnings.
  init(_ styles: XMLElement?, reportsMissing: Bool, reportingTo diagnostics: inout [Diagnostic]) {
    var byName: [String: XMLElement] = [:]
    var names: [String] = []
    // Modifiers are nested styles for states that do not occur while the screen loads.
    for style in styles.map({ Array($0.children) }) ?? [] where style.name == "style" {
      style.reportMistakes(to: &diagnostics)
      guard let name = style["id"] else { continue }
      if byName.updateValue(style, forKey: name) == nil { names.append(name) }
    }
    self.styles = byName
    self.names = names
    self.reportsMissing = reportsMissing
  }

  /// Returns the combination of the styles that an attribute names, in which later styles take precedence.
  ///
  /// Unknown names are ignored; they become warnings unless another document may contain them. Without an attribute the
  /// result is an empty style.
  mutating func style(
    named attribute: XMLAttribute?, reportingTo diagnostics: inout [Diagnostic]
  ) -> HyperviewStyle {
    guard let attribute else { return HyperviewStyle() }
    let list = attribute.value
    if let style = known[list] { return style }
    var style = HyperviewStyle()
    for name in listItems(list).map(String.init) {
      if let element = styles[name] {
        element.apply(to: &style)
      } else if reportsMissing {
        let nearest = nearestName(to: name, among: names, after: diagnostics.count)
        diagnostics.append(.warning(HyperviewProblem.unknownStyle(name, nearest: nearest), at: attribute.location))
      }
    }
    known[list] = style
    return style
  }
}

extension XMLElement {
  /// Assigns the properties that this `<style>` element states to a style; unknown and invalid ones are ignored.
  fileprivate func apply(to style: inout HyperviewStyle) {
    for attribute in attributes { _ = HyperviewProperty.byName[attribute.name]?.apply(&style, attribute.value) }
  }

  fileprivate func reportMistakes(to diagnostics: inout [Diagnostic]) {
    var scratch = HyperviewStyle()
    for attribute in attributes where attribute.namespace == nil && attribute.name != "id" {
      guard let property = HyperviewProperty.byName[attribute.name] else {
        if !HyperviewProperty.paintOnly.contains(attribute.name) {
          let nearest = nearestName(
            to: attribute.name, among: HyperviewProperty.names, after: diagnostics.count)
          let problem = HyperviewProblem.unknownProperty(attribute.name, nearest: nearest)
          diagnostics.append(.warning(problem, at: attribute.location))
        }
        continue
      }
      guard !property.apply(&scratch, attribute.value) else { continue }
      let problem = HyperviewProblem.invalidValue(
        attribute.value, property: attribute.name, expected: property.expectation)
      diagnostics.append(.warning(problem, at: attribute.location))
    }
  }
}
