import Diagnostics
import Geometry
import LayerTree
import PlayerExport
import Raster
import SceneModel
import Skeleton
import TestSupport
import Testing

/// Exported files, read by small readers and compared with the pictures of their scenes.
///
/// Browsers and players draw the same files in `Tests/Browser` and `Tests/Players`.
@Suite struct ExportedPictureTests {
  static let fixtures =
    ((try? Fixture.all(in: "native/players")) ?? []) + ["arcs", "hearts", "markers"].map { Fixture("seeds/\($0).xml") }
  static let motions = (try? Fixture.all(in: "native/motion")) ?? []

  /// The fixtures of motion, each with one of the two techniques.
  static let files =
    fixtures.flatMap { [($0, Clock.css), ($0, .smil)] } + motions.enumerated().map { ($1, [.css, .smil][$0 % 2]) }

  @Test(arguments: files)
  func `an SVG file shows the scene at three times`(_ fixture: Fixture, _ clock: Clock) throws {
    let scene = try Document(fixture.bytes()).scene().content
    let picture = try SVGPicture(encodeSVG(scene, at: nil, MarkupOptions(clock: clock)).value)
    for share in [0.04, 0.46, 0.83] {
      let time = scene.loop.start + share * scene.loop.duration
      let difference = try levels(between: picture.picture(at: time), and: scene.presentation(at: .time(time)))
      #expect(difference <= 3, "\(fixture.path) at \(time) s")
    }
  }

  /// The corners differ, or become equal before the animation begins.
  @Test(
    arguments: [
      ("9 3 0 6", "bounds' values='0 0 20 30; 4 2 36 12' calculationMode='discrete"),
      ("0 6 6 6", "bounds.size' values='20 30; 36 12' calculationMode='discrete"),
      ("6 0 6 6", "bounds.size' values='20 30; 36 12' calculationMode='discrete"),
      ("6 6 6 0", "bounds.size' values='20 30; 36 12' calculationMode='discrete"),
      ("9 3 0 6", "cornerRadius' fillMode='both' from='2' to='10"),
    ], [Clock.css, .smil])
  func `an SVG file shows outlines that change`(_ outline: (radii: String, keyPath: String), _ clock: Clock) throws {
    let markup = """
      <screen width="50" height="50"><view frame="5 5 30 30" background="gray" skeleton="keep"
      cornerRadius="\(outline.radii)"><animation keyPath='\(outline.keyPath)' duration="1s" repeatCount="infinite"/>
      </view></screen>
      """
    let scene = try Document(Array(markup.utf8)).scene().content
    let file = encodeSVG(scene, at: nil, MarkupOptions(clock: clock)).value
    // Browsers interpolate paths with the same commands only: each corner is an arc, and its radius is never 0.
    let paths = String(decoding: file, as: UTF8.self).matches(of: /M[0-9.][^"';)]*z/).map(\.output)
    #expect(paths.isEmpty == outline.keyPath.hasPrefix("cornerRadius"))
    for path in paths { #expect(path.count { $0 == "a" } == 4, "\(path)") }
    #expect(String(decoding: file, as: UTF8.self).contains("{d:path(\"M") == (clock == .css && !paths.isEmpty))
    let picture = try SVGPicture(file)
    for time in [0, 0.25, 0.75].map({ scene.loop.start + $0 }) {
      let difference = try levels(between: picture.picture(at: time), and: scene.presentation(at: .time(time)))
      #expect(difference <= 8, "at \(time) s")
    }
  }

  /// The shimmer of a page consists of boxes that a compositor moves.
  @Test(arguments: fixtures + ((try? Fixture.all(in: "native/shimmer")) ?? []))
  func `a page shows the scene at three times`(_ fixture: Fixture) throws {
    var options = RenderOptions()
    options.theme = .light
    let scene = try Document(fixture.bytes(), options: options).scene(options).content
    let picture = try SVGPicture(page: encodeHTML(scene, at: nil, MarkupOptions(clock: .css)).value)
    for share in [0.04, 0.46, 0.83] {
      let time = scene.loop.start + share * scene.loop.duration
      let difference = try levels(between: picture.picture(at: time), and: scene.presentation(at: .time(time)))
      #expect(difference <= 3, "\(fixture.path) at \(time) s")
    }
  }

  /// Gradients along axes of all directions, whose stops move together to the left or right, or apart.
  @Test(arguments: [
    "to='-1 -0.5 0' startPoint='0 0' endPoint='1 0'", "to='2 2.5 3' startPoint='0 0' endPoint='1 0'",
    "to='-1 -0.5 0' startPoint='0.1 0.2' endPoint='0.6 0.5'", "to='1 1.5 2' startPoint='0.7 0.9' endPoint='0.2 0.4'",
    "to='0.3 0.8 1.3' startPoint='0.3 0.1' endPoint='0.3 0.7'",
    "to='0.3 0.8 1.3' startPoint='0.3 0.7' endPoint='0.3 0.1'",
    "to='-1 -0.5 0' startPoint='0.9 0.2' endPoint='0.5 0.2'", "to='0.5 0.7 2' startPoint='0.1 0' endPoint='0.6 0'",
    "to='0.1 0.7 1' startPoint='0.8 0.9' endPoint='0.7 0.4'", "to='0.3 0.8 1.3' angle='200deg'",
  ])
  func `gradients along any axis are those of the scene`(_ attributes: String) throws {
    let markup = """
      <feed width="90" height="40"><shimmer colors="#111 #EEE #333" locations="0 0.5 1" \(attributes)/>
      <view frame="11 7 60 20"/></feed>
      """
    var options = RenderOptions()
    options.theme = .light
    let scene = try Document(markup, options: options).scene(options).content
    let svg = try [Clock.css, .smil].map { try SVGPicture(encodeSVG(scene, at: nil, MarkupOptions(clock: $0)).value) }
    let pictures = try svg + [SVGPicture(page: encodeHTML(scene, at: nil, MarkupOptions(clock: .css)).value)]
    let lottie = try LottiePicture(encodeLottie(scene, at: nil, scene.loop, framesPerSecond: 60).value)
    for share in [0.1, 0.45, 0.8] {
      let frame = (lottie.frameCount * share).rounded()
      let time = lottie.start + frame / lottie.framesPerSecond
      let expected = scene.presentation(at: .time(time))
      let shown = try pictures.map { try $0.picture(at: time) } + [lottie.picture(atFrame: frame)]
      for (number, picture) in shown.enumerated() {
        #expect(try levels(between: picture, and: expected) <= 3, "output \(number) at \(time) s")
      }
    }
  }

  /// Lottie files have no shadows.
  @Test(arguments: fixtures + motions.filter { !$0.path.lowercased().contains("shadow") })
  func `a Lottie file shows the scene at three frames`(_ fixture: Fixture) throws {
    let scene = try Document(fixture.bytes()).scene().content
    let picture = try LottiePicture(encodeLottie(scene, at: nil, scene.loop, framesPerSecond: 60).value)
    for share in [0.04, 0.46, 0.83] {
      let frame = (picture.frameCount * share).rounded()
      let time = picture.start + frame / picture.framesPerSecond
      let difference = try levels(between: picture.picture(atFrame: frame), and: scene.presentation(at: .time(time)))
      #expect(difference <= 3, "\(fixture.path) at frame \(frame)")
    }
  }

  @Test(arguments: [(Clock.css, false), (.smil, true)])
  func `a shadow that moves is an element for SMIL, and a function for CSS`(_ clock: Clock, _ isElement: Bool) throws {
    let markup = """
      <screen width="50" height="50"><view width="9" height="9" background="gray" skeleton="keep">
      <animation keyPath="shadowOpacity" from="0" to="1" duration="1s" repeatCount="infinite"/></view></screen>
      """
    let scene = try Document(Array(markup.utf8)).scene().content
    let text = String(decoding: encodeSVG(scene, at: nil, MarkupOptions(clock: clock)).value, as: UTF8.self)
    #expect(text.contains("<filter") == isElement)
    #expect(text.contains("drop-shadow(") != isElement)
  }

  /// The largest difference of channels away from edges, 0…255, of two pictures at one pixel per point.
  private func levels(between first: DisplayList, and second: DisplayList) throws -> Int {
    // Lengths of pages are multiples of 1/64.
    #expect(abs(first.size.height - second.size.height) < 0.01 && first.size.width == second.size.width)
    let size = try PixelSize(covering: second.size, scale: 1)
    let images = [first, second].map { list in
      var rasterizer = Rasterizer(size: size, scale: 1)
      return rasterizer.draw(list)
    }
    var difference = 0
    for y in 0..<Int(second.size.height) {
      let rows = images.map { $0.row($0.rowIndices[y]) }
      for (one, other) in zip(rows[0], rows[1]) where one != other {
        for shift: UInt32 in [0, 8, 16, 24] {
          difference = max(difference, abs(Int(one.bits >> shift & 255) - Int(other.bits >> shift & 255)))
        }
      }
    }
    return difference
  }
}
