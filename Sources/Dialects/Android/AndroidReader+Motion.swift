import XMLTree

// `MotionLayout` in the start state of its scene file.

/// The constraints of a constraint set for one view: `androidx.constraintlayout.widget.ConstraintSet.Constraint`.
struct MotionConstraint {
  /// The element with the `layout_*` attributes that apply; nil if the view keeps those of the layout file.
  var layout: XMLElement?
  /// The element with the visibility and opacity that apply; nil if the view keeps those of the layout file.
  var properties: XMLElement?
  /// The path of the file that contains the constraint set, relative to the resource folder; for warnings.
  var file: String

  /// Fills in the properties that are nil with those of another constraint for the same view: `deriveConstraintsFrom`.
  mutating func derive(from other: MotionConstraint) {
    layout = layout ?? other.layout
    properties = properties ?? other.properties
  }
}

extension AndroidReader {
  /// The maximum number of constraint sets in a chain of `deriveConstraintsFrom`; further sets are ignored.
  private static let maximumDerivation = 20

  /// Returns the constraints of a `MotionLayout` in its start state, by the identifiers of views.
  ///
  /// The result is empty if `layoutDescription` is missing, or if the scene file cannot be read or has no start state.
  mutating func startConstraints(of motion: AndroidElement) -> [String: MotionConstraint] {
    guard let (text, place) = motion.written("layoutDescription"), let reference = ResourceReference(text),
      let file = resolver.resources.file("xml/" + reference.name, on: resolver.device)
    else { return [:] }
    if let known = startStates[file.path] { return known }
    let scene = resolver.document(file, at: place)?.root
    let constraints = scene.map { startConstraints(in: $0, file: file.path, at: place, motion) } ?? [:]
    startStates[file.path] = constraints
    return constraints
  }

  private func startConstraints(
    in scene: XMLElement, file: String, at place: ResourcePlace, _ motion: AndroidElement
  ) -> [String: MotionConstraint] {
    // MotionScene takes the first transition that is not abstract.
    let transition = scene.children.first { child in
      child.name == "Transition" && child.motionValue("transitionDisable") != "true"
        && child.motionValue("constraintSetStart") != nil
    }
    let current = motion.written("currentState")?.text
    guard let start = current ?? transition?.motionValue("constraintSetStart"), let reference = ResourceReference(start)
    else { return [:] }
    if reference.type == "layout" || reference.type == "xml" {
      guard let file = resolver.resources.file(reference.type + "/" + reference.name, on: resolver.device),
        let root = resolver.document(file, at: place)?.root
      else { return [:] }
      // Every element of a layout file with an identifier is a constraint.
      return constraints(of: root.descendants, file: file.path)
    }
    var sets: [String: XMLElement] = [:]
    for set in scene.children where set.name == "ConstraintSet" {
      if let name = set.motionValue("id").flatMap(ResourceReference.identifier), sets[name] == nil { sets[name] = set }
    }
    var found: [String: MotionConstraint] = [:]
    var next: String? = reference.name
    for _ in 0..<Self.maximumDerivation {
      guard let name = next, let set = sets.removeValue(forKey: name) else { break }
      for (identifier, constraint) in constraints(of: set.children, file: file) {
        found[identifier, default: MotionConstraint(file: file)].derive(from: constraint)
      }
      next = set.motionValue("deriveConstraintsFrom").flatMap(ResourceReference.identifier)
    }
    return found
  }

  private func constraints(of elements: some Sequence<XMLElement>, file: String) -> [String: MotionConstraint] {
    var constraints: [String: MotionConstraint] = [:]
    for element in elements {
      guard let name = element.motionValue("id").flatMap(ResourceReference.identifier) else { continue }
      var constraint = MotionConstraint(file: file)
      // Any attribute besides the identifier replaces all attributes of the view: ConstraintSet.fillFromAttributeList.
      if element.attributes.count(where: { $0.namespace != nil }) > 1 {
        (constraint.layout, constraint.properties) = (element, element)
      }
      if element.name == "Constraint" {
        constraint.layout = element.child("Layout") ?? constraint.layout
        constraint.properties = element.child("PropertySet") ?? constraint.properties
      }
      constraints[name] = constraint
    }
    return constraints
  }

  /// Returns the attributes of a constraint in the form in which they replace those of a view.
  ///
  /// The theme and the place of warnings are those of `element`, the `MotionLayout`.
  func overrides(by constraint: MotionConstraint, in element: AndroidElement) -> IncludeOverrides {
    let theme = element.theme
    let included = ResourcePlace(location: element.place.location, file: constraint.file)
    func part(_ element: XMLElement?) -> AndroidElement? {
      element.map { AndroidElement($0, resolver, theme: theme, included: included) }
    }
    return IncludeOverrides(layout: part(constraint.layout), properties: part(constraint.properties))
  }
}

extension XMLElement {
  /// The value of the attribute with a local name in any namespace; nil if there is none.
  fileprivate func motionValue(_ name: String) -> String? {
    attributes.first { $0.name == name || $0.name.hasSuffix(":" + name) }?.value
  }
}
