// Changes of whole trees of Android views.

extension View {
  /// The layout of an Android view; nil for views of other dialects, on which setting it has no effect.
  package var androidLayout: AndroidLayout? {
    get { if case .android(let layout) = layout { layout } else { nil } }
    set { if let newValue, case .android = layout { layout = .android(newValue) } }
  }

  /// Sets the visibility of an Android view, which its container hides, to `gone`; has no effect on views of other
  /// dialects.
  package mutating func collapse() {
    guard case .android = layout else { return }
    androidLayout?.visibility = .gone
    isHidden = true
  }

  /// Sets the recorded sizes of this Android view and its descendants, where they are leaves of the file.
  ///
  /// - Parameters:
  ///   - sizes: the recorded sizes in pixels; the key is the path of a leaf, its child indexes from the root, counted
  ///     from 0, such as `2/0`. Paths of other views have no effect.
  ///   - index: the path of this view; empty for the root.
  package mutating func applyLeafSizes(_ sizes: [String: AndroidLeafSize], index: String = "") {
    guard let layout = androidLayout, layout.origin != .generated else { return }
    if children.isEmpty, let size = sizes[index], layout.origin != .wrapper { androidLayout?.leafSize = size }
    for position in children.indices {
      guard let child = children[position].androidLayout else { continue }
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
        guard let position = positions[name], case .android = self[position].layout else { continue }
        self[position].androidLayout?.visibility = group.visibility
        self[position].isHidden = group.visibility != .visible
      }
    }
  }
}
