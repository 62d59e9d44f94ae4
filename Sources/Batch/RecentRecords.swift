import Skeleton

/// The outputs of the records that a stream rendered recently, by entity tag.
///
/// A feed repeats its cells. Equal tags mean equal outputs and warnings if the options common to all records are equal.
package final class RecentRecords: Sendable {
  private let records: BoundedCache<String, RenderedRecord>

  /// Creates an empty store for at most `count` records, whose outputs together have at most `bytes` bytes.
  ///
  /// The default is small because the memory of a stream grows until the store is full: with 8 MiB for 10,000 records.
  package init(count: Int = 256, bytes: Int = 4 << 20) {
    records = BoundedCache(count: count, cost: bytes)
  }

  func outputs(for tag: String) -> RenderedRecord? { records.value(for: tag) }

  func keep(_ record: RenderedRecord, for tag: String) {
    records.store(record, for: tag, cost: record.outputs.reduce(0) { $0 + $1.value.byteCount })
  }
}

/// The outputs of a rendered record, and the warnings of its document without those of its options.
struct RenderedRecord {
  var outputs: [RenderedOutput] = []
  var warnings: [RenderProblem] = []
}
