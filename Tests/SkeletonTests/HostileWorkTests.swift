import Skeleton
import Synchronization
import Testing

/// Small documents that request much work of a back end: all of it is counted, so that the limits of time and of work
/// hold in every format.
@Suite struct HostileWorkTests {
  /// A document with one dimension of `count` parts.
  private struct Growing: Sendable {
    var name: String
    var document: @Sendable (_ count: Int) -> String
  }

  private static func zigzag(_ count: Int, _ command: String) -> String {
    "M0 0"
      + (0..<count).map { index in
        let (x, y) = (index * 37 % 60, index * 91 % 60)
        return command == "L" ? "L\(x) \(y)" : "C\(y) \(x) \(60 - x) \(y) \(x) \(60 - y)"
      }.joined()
  }

  private static func shape(_ path: String, _ attributes: String) -> String {
    "<feed width='60'><shape width='60' height='60' path='\(path)' \(attributes)/></feed>"
  }

  private static let documents = [
    Growing(name: "filled lines") { shape(zigzag($0, "L"), "fill='black'") },
    Growing(name: "filled curves") { shape(zigzag($0, "C"), "fill='black'") },
    Growing(name: "stroked lines") { shape(zigzag($0, "L"), "stroke='black' lineWidth='3' lineJoin='round'") },
    Growing(name: "stroked curves") { shape(zigzag($0, "C"), "stroke='black' lineWidth='3'") },
    Growing(name: "trimmed curves") {
      shape(zigzag($0, "C"), "stroke='black' lineWidth='3' strokeStart='0.1' strokeEnd='0.9'")
    },
    Growing(name: "kept curves") { shape(zigzag($0, "C"), "stroke='black' lineWidth='3' skeleton='keep'") },
    Growing(name: "curves of SVG") { count in
      "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'><path d='\(zigzag(count, "C"))' stroke='#000'"
        + " fill='none'/></svg>"
    },
  ]

  /// The code of the error, if any, with the counted units of work.
  private func run(_ document: String, as format: OutputFormat, limit: Int = .max) throws -> (code: String?, units: Int)
  {
    let units = Mutex(0)
    var context = RenderContext()
    context.workObserver = { added in units.withLock { $0 += added } }
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.duration, options.columns) = (1, 2, 1, 30)
    options.limits.work = limit
    do throws(RenderError) {
      let scene = try Document(document).scene(options)
      _ = try scene.encoded(with: options, context: context).render(as: format)
      return (nil, units.withLock(\.self))
    } catch {
      return (error.problems.first?.code, units.withLock(\.self))
    }
  }

  /// The output of the shape's bone, whatever its form, takes work for each of its points.
  @Test(arguments: documents.map(\.name), OutputFormat.allCases)
  func `the work of an output counts the points of its paths`(name: String, format: OutputFormat) throws {
    let growing = try #require(Self.documents.first { $0.name == name })
    let works = try [256, 512, 1_024].map { try run(growing.document($0), as: format).units }
    // A point takes at least 16 steps as text, of which 256 are a unit, in each format that writes or draws it.
    #expect(works[2] - works[1] >= 512 / 16 - 8, "\(works)")
    #expect(works[1] - works[0] >= 256 / 16 - 8, "\(works)")
  }

  @Test(.timeLimit(.minutes(1)), arguments: documents.map(\.name), OutputFormat.allCases)
  func `the limit of work ends an output`(name: String, format: OutputFormat) throws {
    let growing = try #require(Self.documents.first { $0.name == name })
    let document = growing.document(2_000)
    let limit = try run(document, as: format).units / 4
    let limited = try run(document, as: format, limit: limit)
    #expect(limited.code == "render.work")
    // A curve that was begun is finished, and its row.
    #expect(limited.units <= 2 * limit + 1_024)
  }
}
