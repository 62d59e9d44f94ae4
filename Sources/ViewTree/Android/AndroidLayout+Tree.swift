// Changes of whole trees of Android views.

extension View {
  /// Sets the relation between an Android view and the elements of its file; has no effect on views of other dialects.
  package mutating func setOrigin(_ origin: AndroidLayout.Origin) {
    guard case .android(var layout) = layout else { return }
    layout.origin = origin
    self.layout = .android(layout)
  }

  /// Sets the visibility of an Android view, which its container hides, to `gone`; has no effect on views of other
  /// dialects.
  package mutating func collapse() {
    guard case .android(var layout) = layout else { return }
    layout.visibility = .gone
    self.layout = .android(layout)
    isHidden = true
  }

  /// Sets the recorded sizes of this Android view and its descendants, where they are leaves of the file.
  ///
  /// - Parameters:
  ///   - sizes: the recorded sizes in pixels; the key is the path of a leaf, its child indexes from the root, counted
  ///     from 0, such as `2/0`. Paths of other views have no effect.
  ///   - index: the path of this view; empty for the root.
  package mutating func applyLeafSizes(_ sizes: [String: AndroidLeafSize], index: String = "") {
    guard case .android(var layout) = layout, layout.origin != .generated else { return }
    if children.isEmpty, let size = sizes[index], layout.origin != .wrapper {
      layout.leafSize = size
      self.layout = .android(layout)
    }
    for position in children.indices {
      guard case .android(let child) = children[position].layout else { continue }
      var next = index
      if case .child(let number) = child.origin { next = index.isEmpty ? "\(number)" : "\(index)/\(number)" }
      children[position].applyLeafSizes(sizes, index: next)
    }
  }
}

extension [View] {
  /// Sets the visibility of all views that a `Group`, `Flow` or `Layer` names to that of the group, flow or layer.
  ///
  /// The array contains the children of one `ConstraintLayout`, including the groups, flows and layers. A flow without
  /// a stated visibility, and a visible layer, have no effect. Identifiers of missing views are ignored.
  package mutating func applyConstraintGroups() {
    var positions: [String: Int] = [:]
    for (position, view) in enumerated() {
      if let identifier = view.identifier { positions[identifier] = position }
    }
    for view in self {
      guard case .android(let group) = view.layout, case .constraintHelper(let helper) = group.content else { continue }
      let names: [String]
      switch helper {
      case .group(let members): names = members
      case .flow(let flow) where flow.setsVisibility: names = flow.referenced
      // A layer without a visibility leaves those of its views.
      case .layer(let members) where group.visibility != .visible: names = members
      default: continue
      }
      for name in names {
        guard let position = positions[name], case .android(var member) = self[position].layout else { continue }
        member.visibility = group.visibility
        self[position].layout = .android(member)
        self[position].isHidden = group.visibility != .visible
      }
    }
  }
}
