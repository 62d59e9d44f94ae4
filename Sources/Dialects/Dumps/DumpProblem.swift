import Diagnostics

/// A warning or note about a dump of a running screen: a view or a window that is omitted, or an invalid frame.
package enum DumpProblem: Problem, Hashable {
  case noFrame(element: String)
  case noFrames
  case allInvisible
  case invalidBounds(String)
  case otherWindows(Int)

  package var code: String {
    switch self {
    case .noFrame, .noFrames: "dump.frame"
    case .invalidBounds: "dump.bounds"
    case .allInvisible: "dump.invisible"
    case .otherWindows: "dump.windows"
    }
  }

  package var message: String {
    switch self {
    case .noFrame(let element): "<\(element)> has no frame and is left out"
    case .noFrames: "no element states a frame; the elements are drawn as rows, one below the other"
    case .allInvisible: "every element without children is said to be invisible; all of them are shown"
    case .invalidBounds(let text):
      "'bounds' is \"\(text)\", expected four numbers within ±10000000 such as [0,0][1080,2400]"
    case .otherWindows(1): "1 other window is left out; the largest of the app's own is the screen"
    case .otherWindows(let count): "\(count) other windows are left out; the largest of the app's own is the screen"
    }
  }
}
