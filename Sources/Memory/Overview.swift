// The memory of large documents.
//
// Input: arrays of a stage. Output: fewer page faults, and memory that is returned to the system.
// Reading order: LargePages, ReturnedMemory.
// Not here: limits of memory, which are those of each stage.
