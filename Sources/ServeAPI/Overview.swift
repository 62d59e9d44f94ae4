// The answers of `skeleton serve`: HTTP requests as values, HTTP responses as values.
//
// Input: a request with its whole body. Output: a response, at once or after work that a pool of threads does.
// Reading order: APIRequest, APIResponse and ProblemDocument; MediaTypes and ContentNegotiation; RenderingAPI with its
// extensions; APIMetrics; OpenAPI; BatchLines.
// Not here: sockets, threads, the clock and the log, which are in SkeletonServe.
