import Geometry
import ViewTree
import XMLTree

/// The values of a `<transition>` element while its attributes are being read; times are in seconds.
struct TransitionDraft {
  /// The name to which later animations and transitions of the same element refer.
  var name: String?
  var beginTime = AnimationBegin.time(.afterStart(0))
  var transition = LayerTransition()

  static let attributes = AttributeTable<TransitionDraft>([
    NativeAttribute("type", .cases("transitionType")) { $0.transition.kind = $1 },
    NativeAttribute("subtype", .cases("transitionSubtype")) { $0.transition.side = $1 },
    NativeAttribute("to", .visibility) { $0.transition.isAppearing = $1 },
    NativeAttribute("name", .animationName) { $0.name = $1 },
    NativeAttribute("beginTime", .animationBegin) { $0.beginTime = $1 },
    NativeAttribute("duration", .duration) { $0.transition.duration = $1 },
    NativeAttribute("timingFunction", .timingFunction) { $0.transition.timingFunction = $1 },
  ])

  /// Returns the transition with its times in seconds of the scene, and adds its end to `ends` if it has a name.
  ///
  /// The result is nil for a transition that never begins.
  func resolved(in scope: AnimatingScope, _ ends: inout AnimationEnds) -> LayerTransition? {
    guard let begin = ends.resolve(beginTime, in: scope) else {
      if let name { ends.add(name, .never) }
      return nil
    }
    var transition = transition
    transition.beginTime = begin.time
    if let name { ends.add(name, .time(begin.time + transition.duration, isAfterStop: begin.isAfterStop)) }
    return transition
  }
}

extension NativeReader {
  /// Converts a `<transition>`; nil for one that never begins.
  mutating func readTransition(
    _ element: XMLElement, in scope: AnimatingScope, _ ends: inout AnimationEnds
  ) -> LayerTransition? {
    checkHasNoChildren(element)
    var draft = TransitionDraft()
    applyAttributes(of: element, TransitionDraft.attributes, to: &draft)
    checkNames(draft.name, draft.beginTime, element, ends)
    return draft.resolved(in: scope, &ends)
  }
}

extension ValueSyntax where Value == Bool {
  fileprivate static let visibility = ValueSyntax.keyword("visibility", ["visible": true, "hidden": false])
}
