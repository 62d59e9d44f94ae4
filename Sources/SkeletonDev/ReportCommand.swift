import ArgumentParser
import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton
import SystemIO

/// The command `report`, which renders many files and prints one line with the result of each.
///
/// The lines before and after a change of the bone rules can be compared.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Reports the outcome of each file of a list.",
    discussion:
      "Columns, with tabs between: milliseconds to a PNG, bones, the largest bone's share of the canvas in percent, "
      + "the outcome, the file.")

  @Argument(help: "The files.")
  var files: [String]

  @Flag(help: "Print how many files have each outcome instead.")
  var summary = false

  func run() throws {
    var counts: [String: Int] = [:]
    for file in files {
      let bytes = try readInput(file, limit: RenderLimits().inputBytes)
      let start = ContinuousClock.now
      let outcome = report(of: bytes)
      counts[String(outcome.split(separator: "\t").last ?? ""), default: 0] += 1
      if summary { continue }
      print("\(Int((ContinuousClock.now - start) / .milliseconds(1)))\t\(outcome)\t\(file)")
    }
    if summary { for (outcome, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count)\t\(outcome)") } }
  }

  private func report(of bytes: [UInt8]) -> String {
    do throws(RenderError) {
      let scene = try Document(bytes).scene().content
      _ = try render(bytes, as: .png)
      let canvas = Rect(origin: .zero, size: scene.size)
      let shares = scene.bones.map { $0.shape.bounds.intersection(canvas).size.area / canvas.size.area }
      let percent = Int((100 * (shares.max() ?? 0)).rounded())
      return "\(scene.bones.count)\t\(percent)\t\(scene.bones.isEmpty ? "blank" : "rendered")"
    } catch {
      return "0\t0\trefused: " + error.problems.map(\.message).joined(separator: " | ")
    }
  }
}
