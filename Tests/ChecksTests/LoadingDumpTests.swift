import Checks
import Foundation
import Geometry
import Skeleton
import TestSupport
import Testing

/// Placeholders that are written by hand, compared with dumps of real screens beside the project.
///
/// The comment of each placeholder states its mistakes.
@Suite(.enabled(if: Fixture.corpus != nil)) struct LoadingDumpTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var name: String
    /// The path of the dump below `shared`.
    var content: String
    /// The width of a layout in points; nil for a dump.
    var width: Double?
    var testDescription: String { name }
  }

  private static let shirates = "corpus/appium/ldi-github+shirates-core/src/test/kotlin/shirates/core/testdata"
  private static let papt = "corpus-new/uiautomator/huhanGitHub+papt"
  private static let bili = "corpus-new/uiautomator/feymanpaper+AppUIAutomator2Navigation/case/tv.danmaku.bili"

  static let pairs = [
    Pair(name: "launcher", content: "corpus-3/uiautomator/d04.xml", width: 400),
    Pair(name: "publisher", content: "corpus-3/uiautomator/d05.xml", width: 720),
    Pair(name: "ride", content: "corpus-3/uiautomator/d35.xml"),
    Pair(
      name: "statistics",
      content: "\(papt)/tools/pair_examples/calm.meditation.mindfulness/1664063753_phone_StatActivity.xml", width: 400),
    Pair(
      name: "news-settings",
      content: "\(papt)/tools/pair_examples/bbc.mobile.news.ww/1658671838_phone_SettingsActivity.xml", width: 400),
    Pair(name: "phone-settings", content: "\(shirates)/XmlDataAndroid.kt.d/00_SettingsTopScreen.xml", width: 411),
    Pair(
      name: "news-top",
      content: "\(papt)/dataset/pair_examples/bbc.mobile.news.ww/1658671579_phone_TopLevelActivity.xml"),
    Pair(name: "ios-settings", content: "\(shirates)/XmlDataIos.kt.d/01_SettingsTopScreen.xml"),
    Pair(
      name: "account",
      content: "\(bili)/1686732851504727/7bcdcddb277e9908380caa434e5c0c9092ac3397116b7e1baed510f5d7e4898e.xml",
      width: 400),
    Pair(name: "store", content: "\(shirates)/XmlDataAndroid.kt.d/06_PlayStoreGamesScreen.xml", width: 400),
  ]

  @Test(arguments: pairs)
  func `the report about a dump names the mistakes of its placeholder`(pair: Pair) throws {
    let shared = try #require(Fixture.corpus).deletingLastPathComponent()
    let content = try Document([UInt8](Data(contentsOf: shared.appending(path: pair.content)))).scene()
    let fixture = Fixture("loading/\(pair.name).xml")
    var options = RenderOptions()
    if let width = pair.width {
      let size = content.screenSize
      options.size = CanvasSize(width: width, height: (width * size.height / size.width).rounded())
    }
    let loading = try Document(fixture.bytes(), options: options).scene(options)
    let report = judgeLoading(loading.loadingScreen, MarkedScreen(content: content.content))
    fixture.expectGolden([UInt8](report.lines.utf8), "txt")
  }
}
