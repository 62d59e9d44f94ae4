import Diagnostics
import HostExport
import TextFormats

/// A generated source file with a comment that states its document, its options and the fingerprints of its bones.
///
///     // skeleton verify 1f00a2b3 9c1e 02d4 … ["screens/feed.xml","--theme","dark"]
package struct GeneratedSource: Sendable {
  /// The arguments of `skeleton render` that make the file again: the path of the document, then options.
  package let arguments: [String]
  private let stamp: HostStamp

  private static let mark = Array("skeleton verify ".utf8)
  /// The lines in which the comment is searched.
  private static let lineLimit = 40

  /// Reads the comment of a file; nil if it has none.
  package init?(_ file: [UInt8]) {
    for line in file.split(separator: UInt8(ascii: "\n"), maxSplits: Self.lineLimit).prefix(Self.lineLimit) {
      guard let start = line.firstRange(of: Self.mark)?.upperBound,
        let open = line[start...].firstIndex(of: UInt8(ascii: "[")),
        let close = line.lastIndex(of: UInt8(ascii: "]")), open < close,
        let stamp = HostStamp(text: String(decoding: line[start..<open], as: UTF8.self)),
        case .array(let nodes)? = (try? parseJSON(Array(line[open...close])))?.value
      else { continue }
      let arguments = nodes.compactMap(\.string)
      guard arguments.count == nodes.count, arguments.first?.hasPrefix("-") == false else { continue }
      (self.arguments, self.stamp) = (arguments, stamp)
      return
    }
    return nil
  }

  /// The names of the bones of a scene that differ from those in the file; empty if the file fits the scene.
  ///
  /// - Throws: ``RenderError`` if the scene has no layout at another width, or if a limit is exceeded.
  package func changes(in scene: SkeletonScene) throws(RenderError) -> [String] {
    try scene.stamp().changes(since: stamp)
  }
}
