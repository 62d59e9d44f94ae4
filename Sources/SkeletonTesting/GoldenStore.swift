/// The folder of goldens.
public struct GoldenStore: Sendable {
  private enum Place: Sendable {
    case snapshots
    case folder(String)
    case beside(String)
  }

  private let place: Place

  /// `__Snapshots__/<TestFile>/<test>.<name>.<extension>` beside the test's file.
  public static let snapshots = GoldenStore(place: .snapshots)

  /// `<test>.<name>.<extension>` in a folder, from that of the test's file on unless the path is absolute.
  public static func folder(_ path: String) -> GoldenStore { GoldenStore(place: .folder(path)) }

  /// `<document>.<name>.<extension>` beside a document: `feed.bones.json` for `feed.xml`.
  ///
  /// - Parameter document: absolute, or from the folder of the test's file on.
  public static func beside(_ document: String) -> GoldenStore { GoldenStore(place: .beside(document)) }

  /// The path of a golden.
  func file(named name: String?, _ fileExtension: String, of test: TestPlace) -> String {
    let ending = (name.map { [fileName($0)] } ?? []) + [fileExtension]
    switch place {
    case .snapshots:
      return ([test.folder + "/__Snapshots__/" + test.fileStem + "/" + test.name] + ending).joined(separator: ".")
    case .folder(let path): return ([test.absolute(path) + "/" + test.name] + ending).joined(separator: ".")
    case .beside(let document):
      let path = test.absolute(document)
      let name = lastComponent(of: path)
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      return ([parent(of: path) + "/" + stem] + ending).joined(separator: ".")
    }
  }
}
