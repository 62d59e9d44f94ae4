import FuzzTargets

// Built by `.ci/fuzz`: libFuzzer provides the entry point and calls one function repeatedly.
// Built as usual, the program runs files through a target once, to reproduce a finding in a debugger.

#if FUZZING
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The fuzzed function, selected by the environment variable `FUZZ_TARGET`.
  private let target: FuzzTarget = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      print("FUZZ_TARGET is \"\(name)\", expected one of", FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))
      exit(64)
    }
    return target
  }()

  /// The function that libFuzzer calls with every input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
    target.run(unsafe Array(UnsafeRawBufferPointer(start: start, count: count)))
    return 0
  }
#else
  import SystemIO

  @main struct Fuzzing {
    static func main() throws {
      let arguments = CommandLine.arguments.dropFirst()
      guard let target = arguments.first.flatMap(FuzzTarget.init) else {
        return print("usage: Fuzzing TARGET FILES…\n", FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))
      }
      for file in arguments.dropFirst() {
        print(file)
        target.run(try readInput(file, limit: 1 << 30))
      }
    }
  }
#endif
