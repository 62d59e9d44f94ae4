import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// An Android layout with resource files in memory.
struct AndroidApp {
  /// The files by path, such as `values/dimens.xml`: the contents of `<resources>`, or a document of another folder.
  var files: [String: String] = [:]
  var request = ViewRequest()

  init(_ files: [String: String] = [:]) {
    self.files = files
    request.density = 1
    request.size = Canvas(width: 400, height: 800)
  }

  static let namespaces = """
    xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto" \
    xmlns:tools="http://schemas.android.com/tools"
    """

  var resources: AndroidResources {
    let contents = files.reduce(into: [String: [UInt8]]()) { table, file in
      let text = file.key.hasPrefix("values") ? "<resources>\(file.value)</resources>" : file.value
      table[file.key] = Array(text.replacing("$NS", with: Self.namespaces).utf8)
    }
    return AndroidResources([ResourceFolder(paths: Array(contents.keys)) { contents[$0] }])
  }

  /// The views of a layout; `$NS` is replaced by the three namespaces.
  func read(_ markup: String) throws -> Reported<ViewDocument> {
    var request = request
    request.android.resources = resources
    let document = try parseXML(Array(markup.replacing("$NS", with: Self.namespaces).utf8))
    return try Dialect.android.resolveViews(document, request)
  }

  /// The view of the root element, without the frame around a root that is content itself.
  func root(_ markup: String) throws -> View {
    let root = try read(markup).value.root
    return root.element == "FrameLayout" && root.location == root.children.first?.location ? root.children[0] : root
  }

  func warnings(_ markup: String) throws -> [String] { try read(markup).diagnostics.map(\.problem.message) }
}

extension View {
  /// The layout of a view of the Android dialect.
  var android: AndroidLayout? {
    guard case .android(let layout) = layout else { return nil }
    return layout
  }

  var androidText: AndroidText? {
    guard case .text(let text)? = android?.content else { return nil }
    return text
  }

  var androidImage: AndroidImage? {
    guard case .image(let image)? = android?.content else { return nil }
    return image
  }
}
