import Skeleton
import SkeletonTesting
import TestSupport
import Testing

@Suite struct BonesGoldenTests {
  static let folders = ["seeds", "native/bones", "native/shimmer", "rules"]

  @Test(arguments: try folders.flatMap(Fixture.all))
  func `finds the bones`(_ fixture: Fixture) {
    fixture.expectGolden(.bones)
  }

  @Test(arguments: try Fixture.all(in: "native/bones") + Fixture.all(in: "rules"))
  func `explains each view`(_ fixture: Fixture) {
    fixture.expectGolden(.explanation)
  }

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `draws characters`(_ fixture: Fixture) {
    fixture.expectGolden(.ascii)
  }

  @Test func `looks as the README shows it`() {
    Fixture("seeds/newsfeed.xml").expectGolden(.image)
  }

  @Test(arguments: ["newsfeed", "arcs"])
  func `moves as it did`(_ name: String) {
    Fixture("seeds/\(name).xml").expectGolden(.animation(fps: 4, scale: 0.5))
  }

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `plays as SVG`(_ fixture: Fixture) throws {
    fixture.expectGolden(try render(fixture.bytes(), as: .svg).bytes, "svg")
  }

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `plays as HTML`(_ fixture: Fixture) throws {
    fixture.expectGolden(try render(fixture.bytes(), as: .html).bytes, "html")
  }

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `plays as Lottie`(_ fixture: Fixture) throws {
    fixture.expectGolden(try render(fixture.bytes(), as: .lottie).bytes, "lottie.json")
  }

  /// The extensions of generated source code, which no document has.
  private static let hosts: [(OutputFormat, String)] = [
    (.hxml, "hxml"), (.uikit, "uikit.swift"), (.swiftui, "swift"), (.compose, "kt"), (.reactContentLoader, "jsx"),
    (.android, "android.txt"),
  ]

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `is written in the words of hosts`(_ fixture: Fixture) throws {
    var options = RenderOptions()
    options.documentName = fixture.path
    for (format, name) in Self.hosts {
      fixture.expectGolden(try render(fixture.bytes(), as: format, options: options).bytes, name)
    }
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try Fixture.all(in: "seeds").count >= 2)
    #expect(try Fixture.all(in: "native/bones").count >= 20)
    #expect(try Fixture.all(in: "native/shimmer").count >= 7)
  }
}
