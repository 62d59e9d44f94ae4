// The policy of all servers of this package: permitted requests, time limits of connections, memory of bodies.
//
// Input: heads of requests, numbers of bytes and times. Output: refusals, and the moments at which a connection ends.
// Reading order: RequestPolicy; Reception and TransferLimits; HeldBytes; FrameBudget. These are values without a clock
// and without sockets. TransferHandler and FrameHandler apply them to connections, in builds with the trait of a server.
// Not here: resources and their answers, which are in PreviewPage and ServeAPI.
