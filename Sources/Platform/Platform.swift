// The C library of the platform, under one name for the modules that call it.
//
// Input and output: the functions, types and constants of Darwin's C library, of musl or of glibc.
// Not here: code. Calls of the operating system are in SystemIO, those of string functions in XMLTree.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
