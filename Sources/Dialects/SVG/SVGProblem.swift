import Diagnostics

/// A warning about an SVG drawing: an invalid value that is ignored, or an element that is not supported.
package enum SVGProblem: Problem, Hashable {
  case unknownElement(String)
  case pathData(reason: String, position: Int)
  case points
  case transform(String)
  case viewBox(String)
  case selector(String)
  case reference(String)
  case cycle(String)
  case inClipPath(String)
  case mask(String)
  case unsupportedProperty(String, String)
  case pattern(String)
  case textOnPath
  case complexClipPath
  case tooManyCopies
  case tooManyRules

  package var code: String {
    switch self {
    case .unknownElement, .inClipPath, .textOnPath: "svg.element"
    case .pathData, .points: "svg.path"
    case .transform: "svg.transform"
    case .viewBox: "svg.viewbox"
    case .selector: "svg.style"
    case .reference, .cycle: "svg.reference"
    case .mask, .unsupportedProperty, .pattern, .complexClipPath: "svg.effect"
    case .tooManyCopies, .tooManyRules: "input.limit"
    }
  }

  package var message: String {
    switch self {
    case .unknownElement(let name): "<\(name)> is not known; what it holds is drawn as a group"
    case .pathData(let reason, let position): "the path data ends at byte \(position): \(reason)"
    case .points: "'points' ends early, expected pairs of numbers within ±10000000"
    case .transform(let text):
      "'transform' is \"\(text)\", expected functions such as translate(10 20) rotate(45); it is ignored"
    case .viewBox(let text):
      "'viewBox' is \"\(text)\", expected four numbers, the last two above 0, such as 0 0 400 160; it is ignored"
    case .selector(let text):
      "\"\(text)\" in a style sheet is not applied; supported are types, classes, identifiers and their descendants"
    case .reference(let text):
      "\"\(text)\" refers to no element of this document that can be used here; the reference is ignored"
    case .cycle(let text): "\"\(text)\" refers to an element that contains the reference; the reference is ignored"
    case .inClipPath(let name): "<\(name)> is not allowed in a clip path, expected a shape or a text; it is left out"
    case .mask(let text):
      "the mask \"\(text)\" is not applied, because it is no union of shapes; gradients, texts and holes are not supported"
    case .unsupportedProperty(let name, let value): "'\(name)' is \"\(value)\", which is not supported and not drawn"
    case .pattern(let text): "the pattern \"\(text)\" is not supported; the area is drawn as a whole"
    case .textOnPath: "a text on a path is not supported; it is drawn as a straight line"
    case .complexClipPath: "a clip path has too many edges to compute what is left; its bounding rectangle is used"
    case .tooManyCopies:
      """
      the drawing makes copies of more than \(SVGCopyBudget.maximumElements) elements or of \
      \(SVGCopyBudget.maximumBytes) bytes by references such as <use>, or nests more than \
      \(SVGCopyBudget.maximumReferences) references
      """
    case .tooManyRules:
      "the rules of the style sheets are compared with elements more than \(SVGCopyBudget.maximumRuleComparisons) times"
    }
  }
}
