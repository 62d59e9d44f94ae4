import Skeleton
import Testing
import TextFormats

@testable import PlayerExport

/// SVG files whose gradient strips were drawn for an earlier file of the process.
@Suite struct RecentBandTests {
  private func svg(width: Int, height: Int, _ shimmer: String = "") throws -> [UInt8] {
    let markup = """
      <feed width="\(width)" height="\(height)">\(shimmer)<view frame="8 8 40 20" cornerRadius="4"/></feed>
      """
    return try Document(markup).scene().render(as: .svg).bytes
  }

  @Test(arguments: ["", "<shimmer preset=\"classic\" startPoint=\"0 0\" endPoint=\"1 1\"/>"])
  func `a kept band of another height gives the bytes of a new one`(_ shimmer: String) throws {
    _ = try svg(width: 321, height: 100, shimmer)
    let kept = try svg(width: 321, height: 333, shimmer)
    for width in 400..<440 { _ = try svg(width: width, height: 50, shimmer) }
    #expect(try svg(width: 321, height: 333, shimmer) == kept)
    #expect(try svg(width: 321, height: 100, shimmer) != kept)
  }

  @Test func `the number of kept bands and tracks is limited`() throws {
    for width in 500..<800 { _ = try svg(width: width, height: 50) }
    #expect((1...16).contains(RecentBands.shared.count))
    #expect((1...256).contains(SampledLocations.shared.count))
  }

  @Test func `many definitions have the same identifiers as few`() {
    var (few, all) = (NamedDefinitions(), NamedDefinitions())
    let definitions = (0..<40).map { MarkupElement.svg("linearGradient", ["x1": "\($0 % 30)"]) }
    let names = definitions.map { all.name(of: $0) }
    #expect(Set(names).count == 30 && all.elements.count == 30)
    #expect(definitions.prefix(5).map { few.name(of: $0) } == Array(names.prefix(5)))
    #expect(names[30...].elementsEqual(names[..<10]))
  }
}
