/// Collects elements as they open and close into the arrays of an ``XMLDocument``.
///
/// Bytes that stand in the text as they are meant are kept as ranges of the text; only others are copied.
@safe struct XMLDocumentBuilder {
  typealias ValueRange = XMLDocument.ValueRange

  private let textStart: UnsafePointer<UInt8>
  private let textCount: Int
  private var nodes: [XMLDocument.Node] = []
  private var attributes: [XMLDocument.AttributeRecord] = []
  private var rewritten: [UInt8] = []
  private var openElements: [OpenElement] = []
  /// Runs of character data of the open elements: those of an element stand after those of its ancestors.
  private var runs: [ValueRange] = []
  private var names = NameTable()
  /// More bytes than a ``ValueRange`` can number; what was built is of no use.
  private(set) var isFull = false

  private struct OpenElement {
    var node: Int
    var firstRun: Int
    /// Namespace declarations in scope, its own included.
    var namespaces: Int
  }

  /// - Parameter startTags: how many elements to expect.
  init(text: borrowing TerminatedText, startTags: Int) {
    unsafe textStart = text.start
    textCount = text.count
    nodes.reserveCapacity(startTags)
  }

  /// The number of open elements.
  var depth: Int { openElements.count }

  var namespacesInScope: Int { openElements.last?.namespaces ?? 0 }

  /// The position of a pointer in the text, or nil when it points elsewhere.
  func offset(of pointer: UnsafePointer<UInt8>) -> Int? {
    let offset = unsafe Int(bitPattern: pointer) &- Int(bitPattern: textStart)
    return offset >= 0 && offset <= textCount ? offset : nil
  }

  /// The number of a name whose parts libxml2 has interned.
  mutating func name(prefix: UnsafePointer<UInt8>? = nil, _ local: UnsafePointer<UInt8>) -> Int32 {
    names.number(prefix: UInt(bitPattern: prefix), local: UInt(bitPattern: local)) {
      let name = unsafe String(cString: local)
      guard let prefix = unsafe prefix else { return name }
      return unsafe String(cString: prefix) + ":" + name
    }
  }

  /// - Parameter namespaces: how many its start tag declares.
  mutating func openElement(name: Int32, namespace: Int32, offset: Int, namespaces: Int) {
    let scope = namespacesInScope + namespaces
    openElements.append(OpenElement(node: nodes.count, firstRun: runs.count, namespaces: scope))
    let parent = openElements.count > 1 ? openElements[openElements.count - 2].node : -1
    nodes.append(
      XMLDocument.Node(
        name: name, namespace: namespace, parent: Int32(truncatingIfNeeded: parent), end: 0,
        attributeStart: UInt32(truncatingIfNeeded: attributes.count), offset: UInt32(truncatingIfNeeded: offset),
        text: .empty))
  }

  /// Adds to the element that was opened last.
  ///
  /// - Parameter offset: where the value stands, for one that does not point into the text.
  mutating func addAttribute(name: Int32, namespace: Int32, value: UnsafeBufferPointer<UInt8>, offset: Int) {
    let range = unsafe store(value)
    attributes.append(
      XMLDocument.AttributeRecord(
        name: name, namespace: namespace, value: range, offset: UInt32(truncatingIfNeeded: offset)))
  }

  /// Adds character data to the innermost open element.
  mutating func addCharacters(_ characters: UnsafeBufferPointer<UInt8>) {
    guard let open = openElements.last else { return }
    var characters = unsafe characters
    let isFirst = runs.count == open.firstRun
    if isFirst {
      // White space between elements is most of the character data there is.
      var blanks = 0
      while unsafe blanks < characters.count && characters[blanks].isXMLSpace { blanks += 1 }
      guard blanks < characters.count else { return }
      unsafe characters = UnsafeBufferPointer(rebasing: characters[blanks...])
    }
    let range = unsafe store(characters)
    if !isFirst, runs[runs.count - 1].end == range.start {
      runs[runs.count - 1].end = range.end
    } else {
      runs.append(range)
    }
  }

  /// Closes the innermost open element.
  mutating func closeElement() {
    guard let open = openElements.popLast() else { return }
    nodes[open.node].end = Int32(truncatingIfNeeded: nodes.count)
    if runs.count > open.firstRun {
      nodes[open.node].text = joinedRuns(from: open.firstRun)
      runs.removeSubrange(open.firstRun...)
    }
  }

  /// The document, or nil when there is no document element.
  consuming func finish(text: [UInt8]) -> XMLDocument? {
    guard !nodes.isEmpty, openElements.isEmpty else { return nil }
    return XMLDocument(
      text: text, nodes: nodes, attributes: attributes, names: names.names, rewritten: rewritten)
  }

  private var rewrittenStart: Int { XMLDocument.rewrittenStart(textCount: textCount) }

  private mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) -> ValueRange {
    guard let base = bytes.baseAddress else { return .empty }
    if let start = unsafe offset(of: base), start + bytes.count <= textCount {
      return range(start, count: bytes.count)
    }
    let start = rewrittenStart + rewritten.count
    guard makeRoom(for: bytes.count) else { return .empty }
    unsafe rewritten.append(contentsOf: bytes)
    return range(start, count: bytes.count)
  }

  private func range(_ start: Int, count: Int) -> ValueRange {
    ValueRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start + count))
  }

  private mutating func makeRoom(for count: Int) -> Bool {
    if rewrittenStart + rewritten.count + count > Int(UInt32.max) { isFull = true }
    return !isFull
  }

  /// The runs of an element as one range, without white space at its end.
  private mutating func joinedRuns(from first: Int) -> ValueRange {
    while runs.count > first {
      trimEnd(of: &runs[runs.count - 1])
      guard runs[runs.count - 1].start == runs[runs.count - 1].end else { break }
      runs.removeLast()
    }
    guard runs.count > first + 1 else { return runs.count > first ? runs[first] : .empty }

    let start = rewritten.count
    let count = runs[first...].reduce(0) { $0 + Int($1.end - $1.start) }
    guard makeRoom(for: count) else { return .empty }
    rewritten.reserveCapacity(max(start + count, rewritten.capacity))
    for run in runs[first...] { append(run) }
    return range(rewrittenStart + start, count: count)
  }

  private func trimEnd(of run: inout ValueRange) {
    while run.end > run.start, byte(at: Int(run.end) - 1).isXMLSpace { run.end -= 1 }
  }

  private func byte(at position: Int) -> UInt8 {
    position < textCount ? unsafe textStart[position] : rewritten[position - rewrittenStart]
  }

  private mutating func append(_ run: ValueRange) {
    let count = Int(run.end - run.start)
    if Int(run.start) < textCount {
      unsafe rewritten.append(contentsOf: UnsafeBufferPointer(start: textStart + Int(run.start), count: count))
    } else {
      let start = Int(run.start) - rewrittenStart
      // One by one: a slice would hold the array and have it copied whole.
      for index in start..<start + count { rewritten.append(rewritten[index]) }
    }
  }
}
