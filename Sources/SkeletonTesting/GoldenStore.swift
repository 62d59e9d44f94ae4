/// The folder and the naming scheme of the goldens of a test.
public struct GoldenStore: Sendable {
  private enum Place: Sendable {
    case snapshots
    case folder(String)
    case beside(String)
  }

  private let place: Place

  /// The default: the folder `__Snapshots__` beside the test's file, with goldens
  /// `<TestFile>/<test>.<name>.<extension>`.
  public static let snapshots = GoldenStore(place: .snapshots)

  /// A folder with goldens `<test>.<name>.<extension>`.
  ///
  /// - Parameter path: the path of the folder, absolute or relative to the folder of the test's file.
  public static func folder(_ path: String) -> GoldenStore { GoldenStore(place: .folder(path)) }

  /// The folder of a document, with goldens `<document>.<name>.<extension>`: `feed.bones.json` for `feed.xml`.
  ///
  /// - Parameter document: the path of the document, absolute or relative to the folder of the test's file.
  public static func beside(_ document: String) -> GoldenStore { GoldenStore(place: .beside(document)) }

  /// The path of the folder that contains only goldens of the test's file; nil for a folder with other files.
  func folder(of test: TestPlace) -> String? {
    switch place {
    case .snapshots: "\(test.folder)/\(Self.defaultFolder)/\(test.fileStem)"
    case .folder(let path): test.absolute(path)
    case .beside: nil
    }
  }

  /// The name of the folder of ``snapshots``, which has a folder of goldens for each test file.
  static let defaultFolder = "__Snapshots__"

  /// The path of the golden of an assertion, absolute if that of the test's file is.
  ///
  /// - Parameters:
  ///   - name: the name of the golden within the test; nil for none.
  ///   - fileExtension: the extension of the golden's file name, without the leading dot.
  ///   - test: the place of the assertion.
  func file(named name: String?, _ fileExtension: String, of test: TestPlace) -> String {
    let ending = (name.map { [fileName($0)] } ?? []) + [fileExtension]
    let start =
      switch place {
      case .snapshots: "\(test.folder)/\(Self.defaultFolder)/\(test.fileStem)/\(test.name)"
      case .folder(let path): test.absolute(path) + "/" + test.name
      case .beside(let document): parent(of: test.absolute(document)) + "/" + stem(of: document)
      }
    return ([start] + ending).joined(separator: ".")
  }
}
