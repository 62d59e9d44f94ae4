/// Evaluates an expression, and converts the error that it throws: `Result.mapError` for typed throws.
///
/// - Parameters:
///   - expression: the expression, which throws one type of error.
///   - convert: returns the error to throw instead.
/// - Returns: the value of the expression.
/// - Throws: the converted error.
package func mapError<Value, Failure: Error, Converted: Error>(
  _ expression: @autoclosure () throws(Failure) -> Value, _ convert: (Failure) -> Converted
) throws(Converted) -> Value {
  do throws(Failure) {
    return try expression()
  } catch {
    throw convert(error)
  }
}
