import Diagnostics
import LayerTree
import TextFormats
import ViewTree
import XMLTree

/// A cache of the markup and the views of built-in activity indicators, for one document.
///
/// The markup of each style is parsed once. It is converted to views once per ``AnimatingScope``: per combination of
/// start, stop and colors.
struct IndicatorCache {
  struct Template: Hashable {
    var style: IndicatorStyle
    var properties: IndicatorProperties

    /// Returns the document of the style, in which the variables are replaced by the values of the properties.
    ///
    /// - Throws: ``InvalidInput`` for markup that is not valid.
    func document() throws(InvalidInput) -> XMLDocument {
      let drawing = IndicatorDrawing(style, properties)
      let document = try parseXML(style.markup)
      let data = try parseJSON(Array(drawing.data.utf8))
      var expansion = ComponentExpansion(document, Components(), data: data, ExpansionLimits())
      return try expansion.expanded(document.root, with: drawing.values)
    }
  }

  struct Key: Hashable {
    var template: Template
    var scope: AnimatingScope
  }

  var documents: [Template: XMLDocument] = [:]
  /// The converted views and animations by style and scope, shared by equal indicators to save memory.
  var contents: [Key: NativeContent] = [:]
  /// True while the markup of a built-in indicator is being converted; custom elements have no handlers then.
  var isReading = false
}

extension NativeReader {
  /// Returns the root element of the built-in markup that draws an `<activityIndicator>`.
  ///
  /// The result is nil for other elements, for an indicator with child views of its own, and for an unknown style.
  mutating func template(of element: XMLElement) -> XMLElement? {
    guard element.name == "activityIndicator", let style = indicatorStyle(of: element) else { return nil }
    let template = IndicatorCache.Template(style: style, properties: IndicatorProperties(of: element))
    if indicators.documents[template] == nil { indicators.documents[template] = try? template.document() }
    return indicators.documents[template]?.root
  }

  /// Warns for each property of an `<activityIndicator>` that its style does not use.
  ///
  /// The built-in markup itself, and an indicator that its child views draw, have no style.
  mutating func checkProperties(of element: XMLElement) {
    guard let style = indicatorStyle(of: element) else { return }
    for name in IndicatorProperties.names where !style.usedProperties.contains(name) {
      guard let attribute = element.attribute(name) else { continue }
      warn(.unusedProperty(name, style: style.rawValue, used: style.usedProperties), at: attribute.location)
    }
  }

  /// Returns the style that an `<activityIndicator>` states, or `arcs` if it has neither a style nor child views.
  ///
  /// The result is nil for an unknown style, and for an indicator that its child views draw.
  private func indicatorStyle(of element: XMLElement) -> IndicatorStyle? {
    if let style = element["style"] { return IndicatorStyle(rawValue: style) }
    let drawsItself = element.children.contains { !["animation", "animationGroup", "transition"].contains($0.name) }
    return drawsItself || indicators.isReading ? nil : .arcs
  }

  /// Applies the attributes at the root of the built-in markup to the draft of an `<activityIndicator>`.
  ///
  /// The attributes of the indicator itself, at which errors are reported, are applied later and override them.
  mutating func applyAttributes(
    of template: XMLElement, replacing element: XMLElement, to draft: inout NativeDraft, _ context: NativeContext
  ) {
    let outer = replacedLocation
    replacedLocation = outer ?? element.location
    applyAttributes(of: template, draft.element.attributes, to: &draft, context.scope)
    replacedLocation = outer
  }

  /// Sets the content of an `<activityIndicator>` to the views of its built-in markup.
  ///
  /// The animations of the markup are inserted before those of the indicator. Child views of the indicator are reported
  /// as errors.
  mutating func readTemplate(
    _ template: XMLElement, of element: XMLElement, into content: inout NativeContent, _ context: NativeContext
  ) {
    for child in element.children where NativeElement.named(child.name) != nil {
      report(.unexpectedChild(child.name, parent: "activityIndicator style=…"), at: child.location)
    }
    guard let style = indicatorStyle(of: element) else { return }
    let written = IndicatorCache.Template(style: style, properties: IndicatorProperties(of: element))
    let key = IndicatorCache.Key(template: written, scope: context.scope)
    let drawing = drawing(of: template, key, element, context)
    content.views = drawing.views
    guard let animations = drawing.parts.first?.animations else { return }
    if content.parts.isEmpty { content.parts.append(NativeParts()) }
    content.parts[0].animations.insert(contentsOf: animations, at: 0)
  }

  private mutating func drawing(
    of template: XMLElement, _ key: IndicatorCache.Key, _ element: XMLElement, _ context: NativeContext
  ) -> NativeContent {
    if let content = indicators.contents[key] { return content }
    let outer = replacedLocation
    replacedLocation = outer ?? element.location
    indicators.isReading = true
    let content = readContent(of: template, isRoot: false, context)
    indicators.isReading = false
    replacedLocation = outer
    indicators.contents[key] = content
    return content
  }

  /// Returns the times and colors to which the animations of an element and of its descendants refer.
  ///
  /// They are those of the element itself if it is an activity indicator or has `startAnimating` or `stopAnimating`,
  /// otherwise those of the enclosing indicator.
  func scope(of draft: NativeDraft, in context: NativeContext) -> AnimatingScope {
    let indicator = draft.indicator
    let isIndicator = draft.element.traits.isIndicator || indicator.start != nil || indicator.stop != nil
    guard isIndicator else { return context.scope }
    // An indicator that disappears with the placeholder is drawn until the placeholder has dissolved.
    let dissolves = draft.element.traits.isIndicator && indicator.hidesWhenStopped && loading.isShown
    let end = hideTime.map { $0 + (dissolves ? loading.transition : 0) }
    return indicator.scope(in: context.scope, loading: loading, end: end)
  }

  /// The time for which an indicator is animated: until its stop, or until the placeholder begins to disappear.
  func activity(of draft: NativeDraft, in scope: AnimatingScope) -> IndicatorActivity {
    let stops = [scope.stop, hideTime].compactMap { $0 }
    return IndicatorActivity(
      start: scope.start, stop: stops.min().map { max(scope.start, $0) },
      hidesWhenStopped: draft.indicator.hidesWhenStopped)
  }

  mutating func checkStop(of draft: NativeDraft, at element: XMLElement) {
    guard let stop = draft.indicator.stop, stop < draft.indicator.start ?? 0 else { return }
    reportValue(element["stopAnimating"] ?? "", "stopAnimating", element, expected: "a time not before startAnimating")
  }
}
