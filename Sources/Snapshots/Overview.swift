// The comparison with goldens, for tests and for folders of documents: `skeleton snapshot`.
//
// Input: a folder with `snapshots.json`. Output: goldens, or a verification as text, HTML or JUnit XML.
// Reading order: Configuration/SnapshotConfiguration; Folder/SnapshotSuite; Goldens; Examiner; Record, Verify, Approve
// and Orphans; Reports.
// Not here: the command line, and the assertions of tests, which are in SkeletonTesting.
