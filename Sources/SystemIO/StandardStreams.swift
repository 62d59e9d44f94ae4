import Platform

/// Opens `/dev/null` in place of each closed standard stream, so that no other file takes its descriptor.
///
/// Reading that input and writing that output fail as with a closed stream. A stream stays closed if `/dev/null` cannot
/// be opened. Without this call a file or a pipe that is opened later would become the standard stream.
package func reserveStandardStreams() {
  for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
    guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
    // The lowest free descriptor is the closed one: those below it are open.
    _ = unsafe open("/dev/null", mode)
  }
}
