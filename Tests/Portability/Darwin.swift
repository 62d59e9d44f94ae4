// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stub of the module Darwin: the C library of this machine with the differences of macOS, so that the branches for
// Darwin are type-checked where there is no macOS. `.ci/darwin` compiles it.
//
// Declarations here hide those of the C library that have the same name. Signatures: the SDK of macOS 15.

@_exported import Glibc

// Absent on Darwin. Functions cannot be hidden like this; a hygiene test names the files that may call them.

@available(*, deprecated, message: "absent on Darwin") public let O_PATH: Int32 = 0
@available(*, deprecated, message: "absent on Darwin") public let TIOCGWINSZ: Int32 = 0

// Other names.

extension stat {
  public var st_mtimespec: timespec { st_mtim }
  public var st_ctimespec: timespec { st_ctim }
}

// Only on Darwin.

public let F_GETPATH: Int32 = 50

public func _NSGetExecutablePath(_ buffer: UnsafeMutablePointer<CChar>!, _ size: UnsafeMutablePointer<UInt32>!) -> Int32
{
  -1
}

// Other types.

public typealias pthread_t = OpaquePointer

public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 { -1 }

public func pthread_join(_ thread: pthread_t, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Int32 { -1 }

public func pthread_detach(_ thread: pthread_t) -> Int32 { -1 }
