// Folders of documents with goldens: `skeleton snapshot`.
//
// Input: a folder with `snapshots.json`. Output: goldens, or a verification as text, HTML or JUnit XML.
// Reading order: Configuration/SnapshotConfiguration; Folder/SnapshotSuite; Goldens; Examiner; Record, Verify, Approve
// and Orphans; Reports.
// Not here: the command line.
