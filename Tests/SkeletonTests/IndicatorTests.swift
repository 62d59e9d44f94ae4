import Skeleton
import TestSupport
import Testing

/// The activity of indicators, and tables that share their columns.
@Suite struct IndicatorTests {
  private static let markup = """
    <screen width="200" height="100"><text/>
    <activityIndicator id="early" style="arcs" stopAnimating="2s"/>
    <activityIndicator id="late" style="dots" startAnimating="1s"/></screen>
    """

  @Test func `isAnimating answers for each indicator`() throws {
    var scene = try Document(Self.markup).scene()
    #expect([0, 1.9, 2].map { scene.isAnimating("early", at: $0) } == [true, true, false])
    #expect([0, 0.9, 1, 9].map { scene.isAnimating("late", at: $0) } == [false, false, true, true])
    #expect(!scene.isAnimating("none", at: 1))
    try scene.stop(at: 3)
    #expect([2.9, 3].map { scene.isAnimating("late", at: $0) } == [true, false])
  }

  @Test func `startAnimating and stopAnimating of the scene apply to indicators without their own`() throws {
    var scene = try Document("<screen><activityIndicator id=\"a\" style=\"circles\"/></screen>").scene()
    try scene.start(at: 2)
    #expect([1.9, 2].map { scene.isAnimating("a", at: $0) } == [false, true])
    try scene.stop(at: 4)
    #expect([3.9, 4].map { scene.isAnimating("a", at: $0) } == [true, false])
  }

  private static let withBone = """
    <screen width="60" height="20" background="white"><view frame="0 0 9 9"/>
    <activityIndicator id="a" style="arcs" frame="20 0 40 20" hidesWhenStopped="true" colors="black"/></screen>
    """

  /// Returns the number of pixels of the indicator that are darker than a level, at each time.
  private func darkPixels(_ scene: SkeletonScene, below level: UInt8, at times: [Double]) throws -> [Int] {
    var frames = try scene.frames()
    return times.map { time in
      frames.show(.seconds(time))
      let pixels = frames.rgba()
      return stride(from: 0, to: pixels.count, by: 4).count { $0 / 4 % 60 >= 20 && pixels[$0] < level }
    }
  }

  @Test func `an indicator runs until the sweep of the placeholder ends`() throws {
    var options = RenderOptions()
    (options.scale, options.stopTime, options.finishesCycle) = (1, 1.3, true)
    let scene = try Document(Self.withBone).scene(options)
    #expect([1.3, 1.999, 2.001].map(scene.isAnimating) == [true, true, false])
    #expect([1.3, 1.999, 2.001].map { scene.isAnimating("a", at: $0) } == [true, true, false])
    let dark = try darkPixels(scene, below: 64, at: [1, 1.5, 1.999, 2.001])
    #expect(dark[0] > 100 && dark[1] > 100 && dark[2] > 100 && dark[3] == 0, "\(dark)")
    let own = try Document(Self.withBone.replacing("id=\"a\"", with: "id=\"a\" stopAnimating=\"0.5s\"")).scene(options)
    #expect([0.4, 0.6].map { own.isAnimating("a", at: $0) } == [true, false])
  }

  @Test func `an indicator dissolves with the placeholder`() throws {
    var options = RenderOptions()
    (options.scale, options.stopTime, options.transition) = (1, 1.3, 0.5)
    let scene = try Document(Self.withBone).scene(options)
    // Like the placeholder, it does not animate in the dissolve.
    #expect([1.299, 1.301].map { scene.isAnimating("a", at: $0) } == [true, false])
    // In the middle of the dissolve, black over white is gray.
    let dark = try darkPixels(scene, below: 64, at: [1.29, 1.55, 1.8])
    let gray = try darkPixels(scene, below: 150, at: [1.29, 1.55, 1.8])
    #expect(dark[0] > 100 && dark[1] == 0 && dark[2] == 0, "\(dark)")
    #expect(gray[1] > 100 && gray[2] == 0, "\(gray)")
  }

  @Test func `an indicator in place of a storyboard's view has the identifier of the view`() throws {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <activityIndicatorView id="spin" animating="YES"><rect key="frame" x="9" y="9" width="20" height="20"/></activityIndicatorView>
      </subviews></view></objects></document>
      """
    let scene = try Document(markup).scene()
    #expect(scene.isAnimating("spin", at: 1) && scene.bones.isEmpty)
  }

  @Test func `the values of tables with shared columns have one x`() throws {
    let table = String(decoding: try Fixture("seeds/table.xml").bytes(), as: UTF8.self)
    let values: Set = ["symbol", "bought", "current", "quantity", "profit", "roi"]
    func places(_ markup: String) throws -> Set<Double> {
      let scene = try Document(markup).scene()
      return Set(scene.bones.filter { values.contains($0.identifier ?? "") }.map(\.frame.x))
    }
    #expect(try places(table).count == 2)
    #expect(try places(table.replacing("<table ", with: "<table columns=\"shared\" ")).count == 1)
    #expect(try places(table.replacing("<table ", with: "<table columns=\"own\" ")).count == 2)
  }
}
