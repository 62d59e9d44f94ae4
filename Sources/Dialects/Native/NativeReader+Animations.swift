import Diagnostics
import LayerTree
import ViewTree
import XMLTree

/// An element to which animations apply, a view or the shimmer, with the kinds of layers that it has.
struct AnimationTarget {
  var element: String
  /// The kinds of layers whose properties an animation of the element may change.
  var owners: [LayerKeyPath.Owner]

  static let shimmer = AnimationTarget(element: "shimmer", owners: [.gradientLayer])

  static func view(_ element: XMLElement) -> AnimationTarget {
    AnimationTarget(element: element.name, owners: element.name == "shape" ? [.anyLayer, .shapeLayer] : [.anyLayer])
  }
}

extension NativeReader {
  /// Converts an `<animation>` or `<animationGroup>` to an animation with times in seconds of the scene, or of the
  /// enclosing group.
  ///
  /// The result is nil for an invalid animation, which is reported as an error, and for one that never begins.
  ///
  /// - Parameter isMember: true for a member of a group, whose times are relative to the group's begin.
  mutating func readAnimation(
    _ element: XMLElement, of target: AnimationTarget, in scope: AnimatingScope, _ ends: inout AnimationEnds,
    isMember: Bool = false
  ) -> Animation? {
    let isGroup = element.name == "animationGroup"
    if !isGroup { checkHasNoChildren(element) }
    var draft = AnimationDraft()
    applyAttributes(
      of: element, isGroup ? AnimationDraft.groupAttributes : AnimationDraft.animationAttributes, to: &draft)
    checkTiming(of: element, isMember: isMember)
    checkNames(draft.name, draft.beginTime, element, ends)
    let content =
      isGroup
      ? .group(readMembers(of: element, target, scope.insideGroup)) : readContent(of: element, draft, target, scope)
    return content.flatMap { draft.resolved($0, in: scope, &ends) }
  }

  private mutating func readContent(
    of element: XMLElement, _ draft: AnimationDraft, _ target: AnimationTarget, _ scope: AnimatingScope
  ) -> Animation.Content? {
    checkSpring(of: element)
    guard let property = draft.property else { return nil }
    guard target.owners.contains(property.owner) else {
      report(.misplacedKeyPath(property, element: target.element), at: location(of: "keyPath", in: element))
      return nil
    }
    if element["values"] != nil {
      return keyframes(of: element, draft, property, scope).map(Animation.Content.keyframe)
    }
    return basicValues(of: element, draft, property, scope).map(Animation.Content.basic)
  }

  /// Converts the members of an `<animationGroup>`; invalid ones are reported as errors and omitted.
  private mutating func readMembers(
    of group: XMLElement, _ target: AnimationTarget, _ scope: AnimatingScope
  ) -> [Animation] {
    var ends = AnimationEnds()
    var members: [Animation] = []
    for child in group.children {
      guard child.name == "animation" || child.name == "animationGroup" else {
        report(.unexpectedChild(child.name, parent: group.name), at: child.location)
        continue
      }
      if let member = readAnimation(child, of: target, in: scope, &ends, isMember: true) { members.append(member) }
    }
    return members
  }

  // MARK: - Values

  private mutating func basicValues(
    of element: XMLElement, _ draft: AnimationDraft, _ property: LayerKeyPath, _ scope: AnimatingScope
  ) -> BasicAnimation? {
    for name in ["keyTimes", "calculationMode", "timingFunctions", "stepDuration"] where element[name] != nil {
      report(.needsValues(name), at: location(of: name, in: element))
    }
    let given = [draft.from, draft.to, draft.by].compactMap { $0 }.count
    guard (1...2).contains(given) else {
      report(.valuesNeeded, at: element.location)
      return nil
    }
    if property == .isHidden, draft.by != nil {
      report(.notAdditive(property, attribute: "by"), at: location(of: "by", in: element))
    }
    checkAdditive(draft, property, element)
    let syntax = property.valueSyntax
    var animation = BasicAnimation(property, isAdditive: draft.isAdditive)
    let targets: [(String, String?, WritableKeyPath<BasicAnimation, AnimatableValue?>)] = [
      ("from", draft.from, \.from), ("to", draft.to, \.to), ("by", draft.by, \.by),
    ]
    for (name, text, target) in targets {
      guard let text else { continue }
      guard let value = syntax.parse(scope.replacingColorWords(in: text)) else {
        reportValue(text, name, element, expected: "\(syntax.expectation) for '\(property.rawValue)'")
        continue
      }
      animation[keyPath: target] = value
    }
    return animation
  }

  private mutating func keyframes(
    of element: XMLElement, _ draft: AnimationDraft, _ property: LayerKeyPath, _ scope: AnimatingScope
  ) -> KeyframeAnimation? {
    for name in ["from", "to", "by"] { checkConflict(of: name, with: "values", in: element) }
    checkAdditive(draft, property, element)
    let text = draft.values ?? ""
    guard let values = property.values(in: scope.replacingColorWords(in: text)) else {
      reportValue(text, "values", element, expected: "\(property.listExpectation) for '\(property.rawValue)'")
      return nil
    }
    var keyframes = KeyframeAnimation(
      property, values: values, calculationMode: draft.calculationMode ?? .linear, isAdditive: draft.isAdditive)
    checkConflict(of: "stepDuration", with: "duration", in: element)
    // Core Animation ignores both for `paced`.
    guard keyframes.calculationMode != .paced else { return keyframes }
    if let times = draft.keyTimes, times.count != keyframes.keyTimeCount {
      let rule = keyframes.calculationMode == .discrete ? "one more than values" : "as many as values"
      reportValue(element["keyTimes"] ?? "", "keyTimes", element, expected: "\(keyframes.keyTimeCount) times, \(rule)")
    }
    if let functions = draft.timingFunctions, functions.count != values.count - 1 {
      reportValue(
        element["timingFunctions"] ?? "", "timingFunctions", element,
        expected: "\(values.count - 1) timing function\(values.count == 2 ? "" : "s"), one less than values")
    }
    keyframes.keyTimes = draft.keyTimes ?? []
    keyframes.timingFunctions = draft.timingFunctions ?? []
    return keyframes
  }

  // MARK: - Checks

  private mutating func checkAdditive(_ draft: AnimationDraft, _ property: LayerKeyPath, _ element: XMLElement) {
    guard property == .isHidden, draft.isAdditive else { return }
    report(.notAdditive(property, attribute: "additive"), at: location(of: "additive", in: element))
  }

  /// Reports a name that another animation has, and a begin after an animation that does not stand before.
  mutating func checkNames(
    _ name: String?, _ beginTime: AnimationBegin, _ element: XMLElement, _ ends: AnimationEnds
  ) {
    if let name, ends.ends[name] != nil {
      reportValue(name, "name", element, expected: "a name that no other animation of the element has")
    }
    guard case .afterAnimation(let name, _) = beginTime, ends.ends[name] == nil else { return }
    let known = ends.names.isEmpty ? "" : ": " + listed(ends.names)
    reportValue(
      element["beginTime"] ?? "", "beginTime", element,
      expected: "the name of an animation that stands before in the same element" + known)
  }

  /// Reports attributes of a spring beside those that state the course of the animation in another way.
  private mutating func checkSpring(of element: XMLElement) {
    guard let name = AnimationDraft.springAttributes.first(where: { element[$0] != nil }) else { return }
    for other in ["values", "timingFunction"] { checkConflict(of: other, with: name, in: element) }
  }

  private mutating func checkConflict(of name: String, with other: String, in element: XMLElement) {
    guard element[name] != nil, element[other] != nil else { return }
    report(.conflictingAttributes(name, other, element: element.name), at: location(of: name, in: element))
  }

  private mutating func checkTiming(of element: XMLElement, isMember: Bool) {
    checkConflict(of: "repeatDuration", with: "repeatCount", in: element)
    for name in ["beginTime", "endTime"] where isMember {
      guard let text = element[name], case .afterStop? = ValueSyntax.animatingTime.parse(text) else { continue }
      reportValue(text, name, element, expected: "a time after the begin of the group such as 0.5, 0.5s or 500ms")
    }
  }
}
