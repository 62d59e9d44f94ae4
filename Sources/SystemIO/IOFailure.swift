import Diagnostics
import Platform

/// The reason why a file, folder or stream could not be used.
package enum IOFailure: Error, Hashable {
  case cannotRead(path: String, reason: String)
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  /// The file exists and is not one that may be replaced.
  case exists(path: String, reason: String)
  /// The output is a file that the process has read.
  case isInput(path: String)
  /// The reader of the output has closed its end of the pipe.
  case brokenPipe

  /// The exit code of a program that ends with this failure.
  ///
  /// The codes are 66 (`EX_NOINPUT`) for reading, 73 (`EX_CANTCREAT`) for creating, 74 (`EX_IOERR`) for writing, 65
  /// (`EX_DATAERR`) for an input above the limit, 64 (`EX_USAGE`) for an output that is an input, and 141, as after
  /// SIGPIPE, for a broken pipe.
  package var exitCode: Int32 {
    switch self {
    case .cannotRead: 66
    case .cannotCreate, .exists: 73
    case .cannotWrite: 74
    case .tooLarge: 65
    case .isInput: 64
    case .brokenPipe: 141
    }
  }
}

extension IOFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path, let reason): "\(path.visible): error: cannot read: \(reason)"
    case .cannotCreate(let path, let reason): "\(path.visible): error: cannot create: \(reason)"
    case .cannotWrite(let path, let reason): "\(path.visible): error: cannot write: \(reason)"
    case .exists(let path, let reason): "\(path.visible): error: not replaced: \(reason)"
    case .isInput(let path): "\(path.visible): error: not written: \(reason)"
    case .tooLarge(let path, _): "\(path.visible): error: \(reason)"
    case .brokenPipe: "error: \(reason)"
    }
  }
}

extension IOFailure {
  /// The reason of the failure for messages, without the path of the file, such as `the reader of the output has closed
  /// it`.
  package var reason: String {
    switch self {
    case .cannotRead(_, let reason), .cannotCreate(_, let reason), .cannotWrite(_, let reason),
      .exists(_, let reason):
      reason
    case .isInput: "it is an input and would be overwritten; choose another output"
    case .tooLarge(_, let limit): "the input has more than \(limit) bytes (--max-input)"
    case .brokenPipe: "the reader of the output has closed it"
    }
  }
}

/// The system's description of the error in `errno`, that of the last failed system call, in lower case.
func lastErrorReason() -> String { systemReason(ofError: errno) }

/// The system's description of an error number, such as `address already in use`, in lower case.
package func systemReason(ofError code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  let reason = unsafe String(cString: text)
  return reason.prefix(1).lowercased() + reason.dropFirst()
}
