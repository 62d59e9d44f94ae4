import Diagnostics
import Platform

/// Returns the number of start tags in a text, and throws if one exceeds the limits.
///
/// libxml2 compares the attributes of a start tag pairwise, so a tag with a million attributes must be found before.
/// The scan proceeds from `<` to `<` and inspects only tags far from the next one. Comments, CDATA sections and
/// processing instructions are skipped. The scan ends without an error at a position where libxml2 will report one.
///
/// - Throws: ``InvalidInput`` for a tag with too many attributes.
func checkStartTags(in text: TerminatedText, _ limits: XMLLimits) throws(InvalidInput) -> Int {
  let scan = unsafe StartTagScan(start: text.start, end: text.start + text.count, limits: limits)
  return try unsafe scan.run()
}

@unsafe private struct StartTagScan {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let limits: XMLLimits

  /// The distance in bytes from one `<` to the next above which a tag may exceed a limit.
  ///
  /// A well-formed start tag ends before the next `<`. An attribute takes at least five bytes, as in ` a=""`.
  private var suspiciousBytes: Int { unsafe min(limits.attributes, Int.max / 5) * 5 }

  func run() throws(InvalidInput) -> Int {
    let suspiciousBytes = unsafe suspiciousBytes
    var startTags = 0
    var next = unsafe find(.lessThan, from: start)
    while let open = unsafe next {
      switch unsafe open[1] {
      case .lessThan:
        return startTags
      case .solidus:
        unsafe next = find(.lessThan, from: open + 2)
      case .exclamationMark, .questionMark:
        guard let close = unsafe endOfMarkup(at: open) else { return startTags }
        unsafe next = find(.lessThan, from: close)
      default:
        startTags += 1
        unsafe next = find(.lessThan, from: open + 1)
        if unsafe (next ?? end) - open > suspiciousBytes { try unsafe checkTag(at: open) }
      }
    }
    return startTags
  }

  private func find(_ byte: UInt8, from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard unsafe position < end, let found = unsafe memchr(position, Int32(byte), end - position) else { return nil }
    return unsafe UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
  }

  /// Returns the number of bytes from a position to the next byte that `stops` contains, or to the end of the text.
  private func distance(from position: UnsafePointer<UInt8>, toAnyOf stops: String) -> Int {
    unsafe strcspn(UnsafeRawPointer(position).assumingMemoryBound(to: CChar.self), stops)
  }

  /// Returns the position after a comment, CDATA section, processing instruction or document type declaration.
  ///
  /// `open` is the position of its `<`. The result is nil where libxml2 stops too: at an internal subset, or if the
  /// text ends before the markup.
  private func endOfMarkup(at open: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    if unsafe open[1] == .questionMark { return unsafe position(after: "?>", from: open + 2) }
    if unsafe hasPrefix("<!--", at: open) { return unsafe position(after: "-->", from: open + 4) }
    if unsafe hasPrefix("<![CDATA[", at: open) { return unsafe position(after: "]]>", from: open + 9) }
    var cursor = unsafe open + 2
    while true {
      unsafe cursor += distance(from: cursor, toAnyOf: "\"'[>")
      switch unsafe cursor.pointee {
      case .quotationMark, .apostrophe:
        guard let close = unsafe find(cursor.pointee, from: cursor + 1) else { return nil }
        unsafe cursor = close + 1
      case .greaterThan: return unsafe cursor + 1
      default: return nil
      }
    }
  }

  private func hasPrefix(_ prefix: String, at position: UnsafePointer<UInt8>) -> Bool {
    unsafe strncmp(UnsafeRawPointer(position).assumingMemoryBound(to: CChar.self), prefix, prefix.utf8.count) == 0
  }

  private func position(after terminator: String, from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let text = unsafe UnsafeRawPointer(position).assumingMemoryBound(to: CChar.self)
    guard let found = unsafe strstr(text, terminator) else { return nil }
    return unsafe UnsafePointer(UnsafeRawPointer(found).assumingMemoryBound(to: UInt8.self)) + terminator.utf8.count
  }

  /// Counts the attributes of the start tag at `open`, up to its `>`.
  ///
  /// - Throws: ``InvalidInput`` if a limit is exceeded.
  private func checkTag(at open: UnsafePointer<UInt8>) throws(InvalidInput) {
    var attributes = 0
    var cursor = unsafe open + 1
    while true {
      unsafe cursor += distance(from: cursor, toAnyOf: "\"'=><")
      switch unsafe cursor.pointee {
      case .equals:
        attributes += 1
        guard unsafe attributes <= limits.attributes else {
          throw unsafe InvalidInput(.tooManyAttributes(limit: limits.attributes), offset: open - start)
        }
        unsafe cursor += 1
      case .quotationMark, .apostrophe:
        let quote = unsafe cursor.pointee
        unsafe cursor += 1
        unsafe cursor += distance(from: cursor, toAnyOf: quote == .apostrophe ? "'<" : "\"<")
        if unsafe cursor.pointee == quote { unsafe cursor += 1 }
      default: return
      }
    }
  }
}
