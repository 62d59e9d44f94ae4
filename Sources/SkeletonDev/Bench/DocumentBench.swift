import Diagnostics
import Dialects
import Geometry
import Inference
import Layout
import Memory
import SceneModel
import Skeleton
import SystemIO
import ViewTree
import XMLTree

/// The benchmark of the pipeline stages from the bytes of a document to its scene.
struct DocumentBench {
  var rounds: Int

  /// Measures the time in milliseconds and the memory in bytes of parsing an XML text of `count` bytes.
  ///
  /// The time is compared with that of libxml2 and handlers that only count, the memory with the size of the text. This
  /// benchmark must precede those that need more memory, because it reports the peak memory of the process. The result
  /// is empty if there is no memory for the text.
  ///
  /// - Throws: an error of the XML parser.
  func parse(bytes count: Int) throws -> [BenchLine] {
    var text = BenchDocuments.markup(bytes: count)
    let size = text.count
    let before = peakMemory()
    _ = try parseXML(text)
    let peak = peakMemory()
    guard FloorText.set(text) else { return [] }
    let medians = try Contest(rounds: rounds, repetitions: 1).medians([
      { _ in FloorText.parse() },
      // The parser becomes the owner of the text, as it does in the command, and gives it back.
      { _ in text = try parseXML(released(&text)).text },
    ])
    let megabytes = "\(size / 1_000_000) MB"
    return [
      BenchLine(
        title: "parse of \(megabytes)", what: "SAX2 into elements", value: medians[1], against: "bare libxml2 SAX2",
        other: medians[0], bound: .atLeast(0.65)),
      BenchLine(
        title: "parse of \(megabytes)", what: "peak memory", unit: "bytes", value: Double(peak), against: "input",
        other: Double(size), bound: .atMost(4)),
      BenchLine(
        title: "parse of \(megabytes)", what: "memory before", unit: "bytes", value: Double(before)),
    ]
  }

  /// Measures the peak memory in bytes of a document's way from bytes to scene, beside the size of the document.
  ///
  /// The memory of the views is returned to the system after layout, as in `skeleton render`. This benchmark must run
  /// first, because the figure is the peak memory of the process.
  ///
  /// - Throws: the error of a stage.
  func memory(_ name: String, _ markup: consuming String) throws -> BenchLine {
    var bytes = Array(markup.utf8)
    markup = ""
    let size = bytes.count
    bytes = try pipeline(released(&bytes)) { if $0.stage == .place { returnFreedMemory() } }
    return BenchLine(
      title: name, what: "peak memory of \(size) bytes", unit: "bytes", value: Double(peakMemory()), against: "input",
      other: Double(size), bound: .atMost(6))
  }

  /// Composes the scene of a document, which becomes the owner of its bytes as it does in the command, and returns the
  /// bytes.
  private func pipeline(
    _ bytes: consuming [UInt8], stageDidEnd: @escaping StageObserver = { _ in }
  ) throws -> [UInt8] {
    var options = RenderOptions()
    options.limits.bones = Self.maximumBones
    let document = try Document(DocumentSource(bytes), RenderRequest(options), stageDidEnd: stageDidEnd)
    _ = try document.scene(options)
    return document.text
  }

  /// Returns an array that has no other owner, and leaves an empty one in its place.
  private func released(_ bytes: inout [UInt8]) -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Returns the views of a document with its completion.
  private func resolved(_ document: XMLDocument, by dialect: Dialect) throws -> ViewDocument {
    try dialect.resolveViews(document, ViewRequest()) { views throws(InvalidInput) in try complete(&views) }.value
  }

  /// Measures each pipeline stage for a document, in milliseconds; no lines if no dialect recognizes the document.
  ///
  /// - Parameter bounds: the bounds for the durations of resolving and layout, as multiples of that of parsing the same
  ///   document; fewer if only the first has a bound.
  /// - Throws: the error of a stage.
  func stages(_ name: String, _ markup: String, bounds: [Double] = []) throws -> [BenchLine] {
    var bytes = Array(markup.utf8)
    let document = try parseXML(bytes)
    guard let dialect = Dialect.guess(from: document.root) else { return [] }
    let views = try resolved(document, by: dialect)
    var layout = try place(views).value
    settleSiblings(in: &layout, of: views)
    let medians = try Contest(rounds: rounds, repetitions: 1).medians([
      { _ in bytes = try parseXML(released(&bytes)).text },
      { _ in _ = try resolved(document, by: dialect) },
      { _ in _ = try place(views) },
      { _ in _ = try composeScene(layout, of: views) },
      { _ in bytes = try pipeline(released(&bytes)) },
    ])
    let names = ["parse", "resolve", "layout", "bones", "whole pipeline"]
    var lines = zip(names, medians).map { BenchLine(title: name, what: $0, value: $1) }
    for (index, bound) in zip(1..., bounds) {
      lines[index].against = "parse"
      lines[index].other = medians[0]
      lines[index].bound = .atMost(bound)
    }
    return lines
  }

  /// Measures the layout of feeds of 1,000 and 10,000 cells in milliseconds, beside reading XML with as many elements.
  ///
  /// Each line has the height of the feed in points as its bytes: `Tests/Peers/run` compares it with that of Yoga.
  ///
  /// - Throws: the error of a stage.
  func layouts() throws -> [BenchLine] {
    try [1_000, 10_000].flatMap { cells in
      try [("different", false, 3.0), ("equal", true, 1.0)].map { name, areEqual, bound in
        var bytes = Array(BenchDocuments.varied(cells: cells, areEqual: areEqual).utf8)
        let document = try parseXML(bytes)
        guard let dialect = Dialect.guess(from: document.root) else { return BenchLine(what: name, value: 0) }
        let views = try resolved(document, by: dialect)
        let medians = try Contest(rounds: rounds, repetitions: 20_000 / cells).medians([
          { _ in bytes = try parseXML(released(&bytes)).text },
          { _ in _ = try place(views) },
        ])
        return BenchLine(
          what: "layout of \(cells) \(name) cells", value: medians[1], against: "parse", other: medians[0],
          bound: .atMost(bound), bytes: Int(try place(views).value.size.height))
      }
    }
  }

  /// Measures the division of a document into intervals of widths, in milliseconds, beside the layout at one width.
  ///
  /// - Throws: the error of a stage.
  func fluid(_ name: String, _ markup: String) throws -> BenchLine {
    let document = try Document(markup)
    let medians = try Contest(rounds: rounds, repetitions: 1).medians([
      { _ in _ = try document.fluidLayout(widths: 160...1_440, RenderOptions()) },
      { _ in _ = try document.scene() },
    ])
    return BenchLine(
      title: name, what: "fluid scene", value: medians[0], against: "scene at one width", other: medians[1],
      bound: .atMost(60))
  }

  /// The maximum number of bones for the largest document, which has six in each of 100,000 cells.
  private static let maximumBones = 1_000_000

  /// Measures documents of 10, 1,000 and 100,000 cells, in milliseconds per stage.
  ///
  /// The last line has the time per cell of the largest document in microseconds, with a bound for its growth.
  ///
  /// - Parameters:
  ///   - bounds: the bounds of ``stages(_:_:bounds:)`` for documents of 1,000 cells and more.
  ///   - markup: returns the document for a number of cells, as XML text.
  /// - Throws: the error of a stage.
  func feeds(_ name: String, bounds: [Double] = [], _ markup: (Int) -> String) throws -> [BenchLine] {
    var lines: [BenchLine] = []
    for cells in [10, 1_000, 100_000] {
      // Short documents are measured in more rounds.
      let bench = DocumentBench(rounds: max(rounds, min(50, 20_000 / cells)))
      lines += try bench.stages("\(name) of \(cells) cells", markup(cells), bounds: cells > 10 ? bounds : [])
    }
    return lines + [try growth(name, markup)]
  }

  /// Compares the time per cell of a document of 100,000 cells with that of a document of 1,000 cells.
  ///
  /// A round has the small document 100 times and the large one once, so that both take about as long.
  private func growth(_ name: String, _ markup: (Int) -> String) throws -> BenchLine {
    let (many, few) = (100_000, 1_000)
    var (large, small) = (Array(markup(many).utf8), Array(markup(few).utf8))
    let medians = try Contest(rounds: 3 * rounds, repetitions: 1).medians([
      { _ in large = try pipeline(released(&large)) },
      { _ in for _ in 0..<many / few { small = try pipeline(released(&small)) } },
    ])
    let perCell = medians.map { $0 * 1e3 / Double(many) }
    return BenchLine(
      title: name, what: "100,000 cells, per cell", unit: "µs", value: perCell[0], against: "1,000 cells, per cell",
      other: perCell[1], bound: .atMost(1.15))
  }

  /// Measures the time in milliseconds and the memory in megabytes of rendering documents of 1,000 and 100,000 cells.
  ///
  /// The pictures are too tall for memory and are encoded in bands.
  ///
  /// - Throws: ``RenderError`` if a document cannot be rendered.
  func tall() throws -> [BenchLine] {
    var options = RenderOptions()
    options.limits.bones = Self.maximumBones
    (options.limits.streamedPixels, options.limits.streamedSide) = (.max, .max)
    return try [1_000, 100_000].flatMap { cells in
      let scene = try Document(BenchDocuments.repeated(cells: cells), options: options).scene(options)
      return try [OutputFormat.png, .ascii].flatMap { format in
        let before = peakMemory()
        var count = 0
        let time = try milliseconds {
          _ = try scene.render(as: format) { piece in
            count += piece.count
            return true
          }
        }
        let title = "feed of \(cells) cells"
        return [
          BenchLine(
            title: title, what: "scene to \(format.rawValue), \(count) bytes", value: time, bytes: count),
          BenchLine(
            title: title, what: "\(format.rawValue), memory", unit: "MB", value: Double(peakMemory() - before) / 1e6),
        ]
      }
    }
  }

  /// The peak memory of this process since its start, in bytes; 0 if the system does not report it.
  private func peakMemory() -> Int {
    guard let status = try? readInput("/proc/self/status", limit: 1 << 20) else { return 0 }
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmHWM:") }) else { return 0 }
    return (Int(line.filter(\.isNumber)) ?? 0) << 10
  }
}
