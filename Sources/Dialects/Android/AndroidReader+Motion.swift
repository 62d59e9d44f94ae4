import XMLTree

// `MotionLayout` in the start state of its scene file.

/// The constraints that a constraint set has for one view: `androidx.constraintlayout.widget.ConstraintSet.Constraint`.
struct MotionConstraint {
  /// The element with the layout attributes; nil if the view keeps those of the layout file.
  var layout: XMLElement?
  /// The element with visibility and opacity; nil if the view keeps its own.
  var properties: XMLElement?
  /// The path of the file, for warnings.
  var file: String

  /// Takes the parts that are not stated from another set: `deriveConstraintsFrom`.
  mutating func derive(from other: MotionConstraint) {
    layout = layout ?? other.layout
    properties = properties ?? other.properties
  }
}

extension AndroidReader {
  /// The maximum number of sets that one set derives from.
  private static let maximumDerivation = 20

  /// The constraints of the start state by the identifiers of views; empty without a readable scene.
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

  /// The attributes that a constraint replaces in an element.
  ///
  /// - Parameter element: the element of the `MotionLayout`, the place of warnings.
  func overrides(by constraint: MotionConstraint, in element: AndroidElement) -> IncludeOverrides {
    let theme = element.theme
    let included = AndroidElement.IncludedFile(name: constraint.file, location: element.place.location)
    func part(_ element: XMLElement?) -> AndroidElement? {
      element.map { AndroidElement($0, resolver, theme: theme, included: included) }
    }
    return IncludeOverrides(layout: part(constraint.layout), properties: part(constraint.properties))
  }
}

extension XMLElement {
  /// The value of an attribute in any namespace; nil for none.
  fileprivate func motionValue(_ name: String) -> String? {
    attributes.first { $0.name == name || $0.name.hasSuffix(":" + name) }?.value
  }
}
