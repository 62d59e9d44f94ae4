import Diagnostics

/// A feature of a scene that a user interface framework cannot express.
enum HostProblem: Problem, Hashable {
  case noGradient
  case ownGradient(String, colors: Int, way: String?)
  case plainBones
  case oneScope(String)
  case timing([String])
  case animatedShimmer
  case leftOut([String])
  case boxes(Int)
  case evenOdd(Int)
  case ownIndicator(Int)
  case standsStill
  case pixels(Double)
  case loadingTimes
  case interchange(String, lost: [String])

  var code: String { "export.host" }

  var message: String {
    switch self {
    case .noGradient: "Hyperview has no gradients: all bones have one calm color"
    case .ownGradient(let host, let colors, let way):
      "\(host) moves a gradient of its own: 2 of the \(colors) colors, as fast" + (way.map { ", \($0)" } ?? "")
    case .plainBones: "a gradient that stands still is left out: all bones have one calm color"
    case .oneScope(let scope): "the gradient covers the whole canvas; this format cannot draw one for each \(scope)"
    case .timing(let attributes):
      "'\(attributes.joined(separator: "', '"))' of the shimmer: it repeats for ever, at once"
    case .animatedShimmer: "animations in <shimmer> are left out"
    case .leftOut(let elements): "what is drawn above the overlay is left out: \(elements.joined(separator: ", "))"
    case .boxes(let count): "bones that are no boxes become the boxes around them (\(count))"
    case .evenOdd(let count): "bones with the fill rule evenodd are filled where their outlines overlap (\(count))"
    case .ownIndicator(let count): "activity indicators become the host's own (\(count))"
    case .pixels(let density):
      "the document counts in pixels, and so do the lengths written: divide by the screen's density, about \(density)"
    case .loadingTimes: "delay, minimum time, transition and end of the sweep are left to the page that shows this file"
    case .interchange(let host, let lost): "the form of \(host) leaves out \(lost.joined(separator: ", "))"
    case .standsStill: "what moves above the overlay stands still"
    }
  }

  /// The diagnostic that reports the feature.
  ///
  /// It is a note for a general limit of a framework, and a warning for a missing part of the document.
  var diagnostic: Diagnostic {
    switch self {
    case .noGradient, .ownGradient, .plainBones, .ownIndicator, .loadingTimes, .interchange: .note(self)
    case .oneScope, .timing, .animatedShimmer, .leftOut, .boxes, .evenOdd, .standsStill, .pixels:
      .warning(self, at: nil)
    }
  }
}
