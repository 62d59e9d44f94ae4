import Diagnostics
import Foundation
import Geometry
import Inference
import SkeletonTesting
import Testing
import ViewTree
import XMLTree

@testable import Dialects

/// A document of `Fixtures/`, with its views beside it in `.views.txt`.
struct ForeignFixture: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static func all(in folder: String) throws -> [ForeignFixture] {
    let directory = projectRoot.appendingPathComponent("Fixtures/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }.map(ForeignFixture.init)
  }

  /// The views and the diagnostics, in the format of the golden.
  func report() throws -> String {
    let bytes = try Array(Data(contentsOf: url))
    let document = try parseXML(bytes, repairing: Dialect.isDump)
    let dialect = try #require(Dialect.guess(from: document.root))
    let source = SourceText(name: url.lastPathComponent, utf8: document.text)
    do throws(InvalidInput) {
      let read = try dialect.resolveViews(document, ViewRequest()) { views throws(InvalidInput) in try complete(&views)
      }
      let units = read.value.unitsPerPoint
      let canvas = (
        width: read.value.canvas.width.map { $0 * units }, height: read.value.canvas.height.map { $0 * units }
      )
      let head =
        "\(dialect.rawValue) \(number(canvas.width ?? -1))x\(number(canvas.height ?? -1))"
        + " scale \(number(read.value.scale)) rules x\(number(units)) \(read.value.direction.rawValue)\n"
      return head + outline(of: read.value.root, unitsPerPoint: units) + read.diagnostics.map(source.rendered).joined()
    } catch {
      return error.diagnostics.map(source.rendered).joined()
    }
  }
}

@Suite struct ForeignFixtureTests {
  @Test(arguments: try ForeignFixture.all(in: "dumps") + ForeignFixture.all(in: "contentloader"))
  func `reads as recorded`(_ fixture: ForeignFixture) throws {
    assertText(try fixture.report(), "views.txt", in: .beside(fixture.url.path))
  }

  @Test(arguments: ["dumps", "contentloader"])
  func `every record has its fixture`(folder: String) throws {
    let directory = projectRoot.appendingPathComponent("Fixtures/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    for name in names where name.hasSuffix(".views.txt") {
      #expect(names.contains(name.dropLast(".views.txt".count) + ".xml"))
    }
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try ForeignFixture.all(in: "dumps").count >= 10)
    #expect(try ForeignFixture.all(in: "contentloader").count >= 8)
  }
}
