#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why a file or stream could not be used, with an exit code of `sysexits.h`.
package enum IOFailure: Error, Hashable {
  case cannotRead(path: String, reason: String)
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  /// The reader of the output has closed its end of the pipe.
  case brokenPipe

  /// The exit code of a program that ends with this failure.
  ///
  /// 66 `EX_NOINPUT`, 73 `EX_CANTCREAT`, 74 `EX_IOERR`, 65 `EX_DATAERR`, or 141 as after SIGPIPE.
  package var exitCode: Int32 {
    switch self {
    case .cannotRead: 66
    case .cannotCreate: 73
    case .cannotWrite: 74
    case .tooLarge: 65
    case .brokenPipe: 141
    }
  }
}

extension IOFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path, let reason): "\(path): error: cannot read: \(reason)"
    case .cannotCreate(let path, let reason): "\(path): error: cannot create: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): error: cannot write: \(reason)"
    case .tooLarge(let path, let limit):
      "\(path): error: the input has more than \(limit) bytes (--max-input)"
    case .brokenPipe: "error: the reader of the output has closed it"
    }
  }
}

extension IOFailure {
  /// The message of the failure without the path.
  package var reason: String {
    switch self {
    case .cannotRead(_, let reason), .cannotCreate(_, let reason), .cannotWrite(_, let reason): reason
    case .tooLarge(_, let limit): "the input has more than \(limit) bytes (--max-input)"
    case .brokenPipe: "the reader of the output has closed it"
    }
  }
}

/// The system's description of the error in `errno`, that of the last failed system call, in lower case.
func lastErrorReason() -> String {
  guard let text = unsafe strerror(errno) else { return "error \(errno)" }
  let reason = unsafe String(cString: text)
  return reason.prefix(1).lowercased() + reason.dropFirst()
}
