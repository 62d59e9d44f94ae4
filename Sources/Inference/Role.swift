import ViewTree

/// The role of one view, the rule that decided it, and the bones that it gave the view.
@usableFromInline
package struct RoleDecision: Sendable {
  package var role: Role
  /// The number of the rule that decided the role, an index of ``Rule/all``.
  package var rule: UInt8
  /// The form in which the view is drawn.
  package var form = Form.plain
  /// The number of the rule that decided the form; nil for the plain form.
  var formRule: UInt8?
  @usableFromInline var storedBones: Range<Int32> = 0..<0

  init(_ role: Role, by rule: UInt8) {
    self.role = role
    self.rule = rule
  }

  /// The indexes of the view's bones in the scene; an empty range if it has none.
  package var bones: Range<Int> {
    @inlinable get { Int(storedBones.lowerBound)..<Int(storedBones.upperBound) }
    @inlinable set { storedBones = Int32(newValue.lowerBound)..<Int32(newValue.upperBound) }
  }

  /// The names of the rules and the reasons for them, as sentences.
  package var reason: String {
    ([rule] + (formRule.map { [$0] } ?? [])).map { Rule.all[Int($0)].sentence }.joined(separator: "; ")
  }
}

/// The role of a view in a placeholder: the view has bones, or none.
package enum Role: String, Hashable, Sendable, CaseIterable {
  // Roles with bones.
  case text, control, icon, pill, rows, content, leaf, reduced, hint, unite
  // Roles without bones.
  case surface, root, container, divider, spacer, bar, empty, blank, hidden, transparent, noArea, outside, inside
  case onContent, behind, backdrop, united, ignore, keep

  package var givesBones: Bool {
    switch self {
    case .text, .control, .icon, .pill, .rows, .content, .leaf, .reduced, .hint, .unite: true
    case .surface, .root, .container, .divider, .spacer, .bar, .empty, .blank, .hidden, .transparent, .noArea,
      .outside, .inside, .onContent, .behind, .backdrop, .united, .ignore, .keep:
      false
    }
  }
}

/// The form in which a view with a role is drawn.
package enum Form: Sendable {
  /// The form that follows from the role and the kind of the view.
  case plain
  /// A divider that is drawn as a line.
  case line
  /// A picture in a circle.
  case circle
  /// A picture or a box with the corners of an image.
  case rounded
  /// A text on the box that it paints.
  case onSurface
  /// A control whose frame is exactly its size.
  case whole
  /// A control of which only the lines of its title are visible, as those of a row.
  case row
  /// A control of which only its title is visible, in the center.
  case word
  /// A text field of which only its hint is visible, at the top.
  case hint
}
