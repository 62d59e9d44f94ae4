// All input and output: files, standard streams, the terminal, signals, threads.
//
// Input and output: bytes, paths and signals of the operating system.
// Reading order: IOFailure, ReadInput, WriteOutput; ConfinedFolder; LineReader, LineStream; Monitor; Terminal;
// Signals; DeepThread.
// Not here: anything about documents. No other module opens files or reads a clock, apart from the commands.
