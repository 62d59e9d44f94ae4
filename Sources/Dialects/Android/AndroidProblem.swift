import Diagnostics

/// A problem of an Android layout file: a view or include that is ignored, or a root element that has no views.
package enum AndroidProblem: Problem, Hashable {
  case tooDeep(limit: Int)
  case missingLayout(element: String)
  case unknownRootElement(String)

  package var code: String {
    switch self {
    case .tooDeep: "android.depth"
    case .missingLayout: "android.include"
    case .unknownRootElement: "input.unsupported"
    }
  }

  package var message: String {
    switch self {
    case .tooDeep(let limit): "views are nested more than \(limit) levels deep; the deeper ones are left out"
    case .missingLayout(let element): "<\(element)> has no attribute 'layout'"
    case .unknownRootElement(let name):
      "<\(name)> is an Android resource file without views; expected a file of res/layout"
    }
  }
}
