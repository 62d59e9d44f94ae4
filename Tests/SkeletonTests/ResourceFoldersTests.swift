import Skeleton
import Testing

@Suite struct ResourceFoldersTests {
  private static let layout = Array(
    "<TextView xmlns:android='http://schemas.android.com/apk/res/android' android:text='a'/>".utf8)

  private func folders(_ manifest: String) -> ResourceFolders {
    ResourceFolders(
      [], manifests: [ResourceFolders.Manifest(path: "app/AndroidManifest.xml", bytes: Array(manifest.utf8))])
  }

  @Test func `the manifest names the theme`() {
    let manifest = "<manifest xmlns:android='a'><application android:theme='@style/Mine'/></manifest>"
    #expect(folders(manifest).themeStyle == "@style/Mine")
    let activities =
      "<application><activity/><activity android:theme=\"@style/One\"/><activity android:theme=\"@style/Two\"/></application>"
    #expect(folders("<manifest xmlns:android=\"a\">\(activities)</manifest>").themeStyle == "@style/One")
    #expect(folders("<manifest/>").themeStyle == nil)
  }

  @Test func `a broken manifest is a warning with its file, line and column`() throws {
    var options = RenderOptions()
    options.resources = folders("<manifest>\n  <application>\n</manifest>")
    #expect(options.resources?.themeStyle == nil)
    let warnings = try Document(Self.layout).scene(options).warnings.map(\.message)
    #expect(warnings.contains { $0.contains("app/AndroidManifest.xml:3:") }, "\(warnings)")
  }
}
