// Records as lines of JSON: `skeleton batch`.
//
// Input: one record per line with a document, options and outputs. Output: one answer per line, in the same order.
// Reading order: Record, ReadRecord, ReadOptions; RecordRenderer; EntityTag; RecentRecords and BoundedCache;
// RecordOutput and Answer; RecordSchema; RecordMetrics.
// Not here: standard input and threads, which are in the command and in SystemIO.
