import Diagnostics
import Memory

/// Builds an ``XMLDocument`` from its elements as they open and close.
///
/// Bytes that are identical in the text are stored as ranges of the text; only other bytes are copied.
@safe struct XMLDocumentBuilder {
  typealias ValueRange = XMLDocument.ValueRange

  private let text: TerminatedText
  private var nodes: [XMLDocument.Node] = []
  private var attributes: [XMLDocument.AttributeRecord] = []
  private var rewritten: [UInt8] = []
  private var origins: [XMLDocument.Origin] = []
  private var names = NameTable()
  private var openElements: [OpenElement] = []
  /// The runs of character data in the open elements, as byte ranges; those of an element follow those of its
  /// ancestors.
  private var runs: [ValueRange] = []
  /// True if there are more than 2³² − 1 bytes, the most that a ``ValueRange`` can number.
  ///
  /// The document is then unusable.
  private(set) var isFull = false

  /// The depth of most documents, for which memory is reserved.
  private static let usualDepth = 16

  private struct OpenElement {
    var node: Int
    var firstRun: Int
    /// The number of namespace declarations in scope of the element, including its own.
    var namespaces: Int
  }

  /// Creates a builder for a text, without elements.
  ///
  /// - Parameter startTags: the expected number of elements, for which memory is reserved.
  init(_ text: TerminatedText, startTags: Int) {
    unsafe self.text = unsafe text
    nodes.reserveLargeCapacity(startTags)
    openElements.reserveCapacity(min(startTags, Self.usualDepth))
  }

  /// The number of elements that are open: the current nesting depth.
  var depth: Int { openElements.count }

  /// The number of distinct names and namespace URIs so far.
  var nameCount: Int { names.names.count }

  var namespacesInScope: Int { openElements.last?.namespaces ?? 0 }

  /// True if there is a root element and it is closed.
  var isComplete: Bool { !nodes.isEmpty && openElements.isEmpty }

  /// Returns the finished document; ``isComplete`` must be true, otherwise its elements may be incomplete.
  ///
  /// - Parameter text: the bytes that were parsed, without the final NUL.
  func document(of text: [UInt8], repairs: [Diagnostic]) -> XMLDocument {
    XMLDocument(
      text: text, repairs: repairs, nodes: nodes, attributes: attributes, names: names.names, rewritten: rewritten,
      origins: origins)
  }

  /// Returns the number of a name, counted from 0 in the order of first use; a new name is added.
  ///
  /// libxml2 has interned all three parts.
  mutating func name(
    prefix: UnsafePointer<UInt8>?, _ local: UnsafePointer<UInt8>, namespace: UnsafePointer<UInt8>?
  ) -> Int32 {
    let key = NameTable.Key(
      prefix: UInt(bitPattern: prefix), local: UInt(bitPattern: local), namespace: UInt(bitPattern: namespace))
    if let number = names.number(of: key) { return number }

    var spelling = unsafe String(cString: local)
    if let prefix = unsafe prefix { spelling = unsafe String(cString: prefix) + ":" + spelling }
    let uri = unsafe namespace.map { unsafe name(prefix: nil, $0, namespace: nil) } ?? -1
    return names.add(XMLDocument.Name(spelling: spelling, namespace: uri), as: key)
  }

  /// Opens a new element inside the innermost open element; the first element is the root.
  ///
  /// - Parameters:
  ///   - offset: the byte offset in the text of the start tag's `<`.
  ///   - namespaces: the number of namespace declarations in the start tag.
  mutating func openElement(name: Int32, offset: Int, namespaces: Int) {
    let parent = openElements.last?.node ?? -1
    openElements.append(
      OpenElement(node: nodes.count, firstRun: runs.count, namespaces: namespacesInScope + namespaces))
    nodes.append(
      XMLDocument.Node(
        name: name, parent: Int32(truncatingIfNeeded: parent), end: 0,
        attributeStart: UInt32(truncatingIfNeeded: attributes.count), offset: UInt32(truncatingIfNeeded: offset),
        text: .empty))
  }

  /// Adds an attribute to the element that was opened last, with a value whose references are resolved.
  ///
  /// - Parameter offset: the byte offset in the text of the value.
  mutating func addAttribute(name: Int32, value: UnsafeBufferPointer<UInt8>, offset: Int) {
    if attributes.count == attributes.capacity { makeRoomForAttributes(at: offset) }
    let range = unsafe store(value)
    attributes.append(XMLDocument.AttributeRecord(name: name, value: range))
    if Int(range.start) >= rewrittenStart {
      origins.append(XMLDocument.Origin(start: range.start, offset: UInt32(truncatingIfNeeded: offset)))
    }
  }

  /// Adds character data to the innermost open element, without white space at its start.
  ///
  /// The call has no effect if no element is open.
  mutating func addCharacters(_ characters: UnsafeBufferPointer<UInt8>) {
    guard let firstRun = openElements.last?.firstRun else { return }
    var characters = unsafe characters
    let isFirst = runs.count == firstRun
    if isFirst {
      // Most character data is white space between elements.
      var blanks = 0
      while unsafe blanks < characters.count && characters[blanks].isXMLSpace { blanks += 1 }
      guard blanks < characters.count else { return }
      unsafe characters = UnsafeBufferPointer(rebasing: characters[blanks...])
    }
    let range = unsafe store(characters)
    if !isFirst && runs[runs.count - 1].end == range.start {
      runs[runs.count - 1].end = range.end
    } else {
      runs.append(range)
    }
  }

  /// Closes the innermost open element and stores its text; has no effect if no element is open.
  mutating func closeElement() {
    guard let open = openElements.popLast() else { return }
    nodes[open.node].end = Int32(truncatingIfNeeded: nodes.count)
    if runs.count > open.firstRun {
      nodes[open.node].text = joinedRuns(from: open.firstRun)
      runs.removeLast(runs.count - open.firstRun)
    }
  }

  /// The position of the first byte of `rewritten` in a ``ValueRange``: the number of bytes of the text.
  private var rewrittenStart: Int { unsafe text.count }

  /// Reserves capacity for attributes on the assumption that the rest of the text resembles the part before `offset`.
  ///
  /// Doubling would touch twice the memory. An attribute takes at least five bytes, so the reserve stays linear.
  private mutating func makeRoomForAttributes(at offset: Int) {
    let count = attributes.count
    let most = unsafe count + (text.count - offset) / 5 + 1
    let expected = unsafe Double(count) * Double(text.count) / Double(max(offset, 1)) * 1.05
    attributes.reserveLargeCapacity(min(most, max(16, count * 2, Int(expected))))
  }

  private mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) -> ValueRange {
    guard let base = bytes.baseAddress else { return .empty }
    if let start = unsafe text.offset(of: base), unsafe start + bytes.count <= text.count {
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

  /// Joins the runs of character data from index `first` of `runs` on into one range, without trailing white space.
  ///
  /// The range is empty for white space alone, and if the document becomes full.
  private mutating func joinedRuns(from first: Int) -> ValueRange {
    while runs.count > first {
      let last = trimmed(runs[runs.count - 1])
      runs[runs.count - 1] = last
      guard last.start == last.end else { break }
      runs.removeLast()
    }
    guard runs.count > first + 1 else { return runs.count > first ? runs[first] : .empty }

    let start = rewritten.count
    let count = runs[first...].reduce(0) { $0 + Int($1.end - $1.start) }
    guard makeRoom(for: count) else { return .empty }
    for index in first..<runs.count { append(runs[index]) }
    return range(rewrittenStart + start, count: count)
  }

  private func trimmed(_ run: ValueRange) -> ValueRange {
    var end = run.end
    while end > run.start && byte(at: Int(end) - 1).isXMLSpace { end -= 1 }
    return ValueRange(start: run.start, end: end)
  }

  private func byte(at position: Int) -> UInt8 {
    unsafe position < text.count ? text.start[position] : rewritten[position - rewrittenStart]
  }

  private mutating func append(_ run: ValueRange) {
    let count = Int(run.end - run.start)
    if unsafe Int(run.start) < text.count {
      unsafe rewritten.append(contentsOf: UnsafeBufferPointer(start: text.start + Int(run.start), count: count))
    } else {
      let start = Int(run.start) - rewrittenStart
      // Bytes are appended one by one: a slice would retain the array and force a copy of it.
      for index in start..<start + count { rewritten.append(rewritten[index]) }
    }
  }
}
