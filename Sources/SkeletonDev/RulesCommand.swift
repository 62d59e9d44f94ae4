import ArgumentParser
import Diagnostics
import Inference
import SceneModel
import Skeleton
import SystemIO
import ViewTree

/// The command `rules`, which omits each rule in turn and counts what changes.
///
/// Files are read and laid out once; only roles and bones are computed again.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Reports the effect of each rule on the files of a list.",
    discussion:
      "Columns, with tabs between: files, repositories and bones that change without the rule, the bones that only "
      + "this rule gives, the rule. A repository is the folder owner+name in the path of a file.")

  @Argument(help: "The files.")
  var files: [String]

  @Flag(help: "Print the files that change without each rule, too.")
  var list = false

  /// The effect of a rule.
  private struct Effect {
    var files: [String] = []
    var repositories: Set<String> = []
    var changedBones = 0
    var ownBones = 0
  }

  func run() throws {
    var effects = Array(repeating: Effect(), count: Rule.all.count)
    for file in files {
      guard let bytes = try? readInput(file, limit: RenderLimits().inputBytes),
        let scene = try? Document(bytes).scene().content, let all = try? scene.bones(without: nil)
      else { continue }
      let shapes = Set(all.bones.shapes)
      for number in effects.indices where !Rule.all[number].sources.intersection(Sources(scene.layout.source)).isEmpty {
        guard let rest = try? scene.bones(without: number), rest.bones != all.bones || rest.surfaces != all.surfaces
        else { continue }
        let without = Set(rest.bones.shapes)
        effects[number].files.append(file)
        effects[number].repositories.insert(repository(of: file))
        effects[number].changedBones += shapes.symmetricDifference(without).count
        effects[number].ownBones += shapes.subtracting(without).count
      }
    }
    for (rule, effect) in zip(Rule.all, effects) {
      let counts = [effect.files.count, effect.repositories.count, effect.changedBones, effect.ownBones]
      print((counts.map { "\($0)" } + [rule.name]).joined(separator: "\t"))
      if list { for file in effect.files { print("\t\(file)") } }
    }
  }

  private func repository(of file: String) -> String {
    file.split(separator: "/").first { $0.contains("+") }.map(String.init) ?? file
  }
}
