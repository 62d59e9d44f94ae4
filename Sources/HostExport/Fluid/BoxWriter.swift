import SceneModel

/// A writer of the source code that adds the boxes of a placeholder to a path.
protocol BoxWriter {
  var placeholder: HostPlaceholder { get }
  var syntax: LengthSyntax { get }

  /// The condition under which the bones of a region are drawn.
  func isShown(_ region: String) -> String

  /// Writes a loop over the rows, in which the variable `y` is the distance of a row from the first one.
  func writeLoop(over rows: FluidRows, to code: inout CodeWriter, _ body: (inout CodeWriter) -> Void)

  /// Writes the statement that adds a box.
  ///
  /// - Parameter offset: the name of a variable that is added to the distance from the top; nil for none.
  func write(_ box: FluidForm.Box, below offset: String?, to code: inout CodeWriter)
}

extension BoxWriter {
  /// Writes a body once, or for each direction of writing if their places differ.
  func writeDirections(to code: inout CodeWriter, _ write: (_ isRightToLeft: Bool, inout CodeWriter) -> Void) {
    guard placeholder.mirroring == .separate else { return write(false, &code) }
    code.block(syntax.branch(if: "isRightToLeft"), "} else {", { write(true, &$0) }, then: { write(false, &$0) })
  }

  /// Writes the statements that add all boxes of a role, region by region.
  func writeBoxes(_ role: FluidBoneName.Role, to code: inout CodeWriter) {
    writeDirections(to: &code) { isRightToLeft, code in
      for region in [nil] + placeholder.regions {
        let forms = placeholder.boxes(isRightToLeft: isRightToLeft) { $0.name.role == role && $0.name.region == region }
        if forms.allSatisfy(\.boxes.isEmpty) { continue }
        if let region {
          code.block(syntax.branch(if: isShown(region))) { writeBoxes(forms, to: &$0) }
        } else {
          writeBoxes(forms, to: &code)
        }
      }
    }
  }

  /// Writes the boxes outside of the rows, then those of the first row in a loop.
  private func writeBoxes(_ forms: [(start: Double, boxes: [FluidForm.Box])], to code: inout CodeWriter) {
    func boxes(inRow row: Int?) -> [(start: Double, boxes: [FluidForm.Box])] {
      forms.map { ($0.start, $0.boxes.filter { placeholder.rows?.row(of: $0) == row }) }
    }
    code.write(boxes(inRow: nil), in: syntax) { write($0, below: nil, to: &$1) }
    let first = boxes(inRow: 0).flatMap(\.boxes)
    guard let rows = placeholder.rows, !first.isEmpty else { return }
    writeLoop(over: rows, to: &code) { code in
      for box in first { write(box, below: "y", to: &code) }
    }
  }
}
