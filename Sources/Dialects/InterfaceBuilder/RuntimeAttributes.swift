import Diagnostics
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Applies the corner radius in points, clipping and hint of an element's user-defined runtime attributes to `view`.
  ///
  /// An unknown hint gives a warning.
  mutating func applyRuntimeAttributes(of element: XMLElement, to view: inout View) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
      switch attribute["keyPath"] {
      case let path? where path.namesCornerRadius:
        guard let value = attribute.child("integer") ?? attribute.child("real"), let radius = number(value, "value")
        else { continue }
        view.appearance.cornerRadius = CornerRadius(.points(max(0, radius)))
      case "layer.masksToBounds", "clipsToBounds":
        view.clips = view.clips || attribute["value"] == "YES"
      case "isSkeletonable":
        // SkeletonView uses a container's subviews; only a view without subviews becomes a placeholder itself.
        guard attribute["value"] == "YES", view.children.isEmpty, view.hint == nil else { continue }
        view.hint = .bone
      case "skeleton":
        guard let value = attribute.attribute("value") else { continue }
        view.hint = hint(value) ?? view.hint
      default:
        continue
      }
    }
  }

  private mutating func hint(_ attribute: XMLAttribute) -> Hint? {
    if let hint = Hint(rawValue: attribute.value) { return hint }
    report.warn(HintProblem.unknownAtRuntime(attribute.value), at: attribute.location)
    return nil
  }
}

extension String {
  /// True for the key path `layer.cornerRadius` and for that of a property such as `cornerRadiusV`.
  ///
  /// Runtime attributes are set by key-value coding. Inspectable properties of this name forward it to the layer.
  fileprivate var namesCornerRadius: Bool {
    if self == "layer.cornerRadius" { return true }
    // A path with a period leads to another object. A ratio is not in points.
    let name = lowercased()
    guard !contains("."), let radius = name.firstRange(of: "cornerradius") else { return false }
    let rest = name[radius.upperBound...]
    return !["ratio", "percent", "factor", "multiplier", "scale"].contains(where: rest.hasPrefix)
  }
}
