/// The default maximum number of layers that are presented at one moment; further layers are left out.
///
/// The copies of replicators count, and those of nested replicators multiply.
package let maximumPresentedLayers = 1 << 22

/// The work of presenting layers at `moments` moments; `Int.max` on overflow.
///
/// The unit is the time of a layer with few animations, which eight animations take too. The begin values of a layer's
/// animations are computed once, in a time that grows with the square of their number.
package func presentationWork(of layers: [Layer], moments: Int) -> Int {
  let animations = layers.animationWork
  return layerCount(of: layers).multipliedOrMax(by: moments)
    .addingOrMax((animations.each / 8).multipliedOrMax(by: moments)).addingOrMax(animations.once / 8)
}

extension [Layer] {
  /// The numbers of animations, added up for the estimate of work; layers with fewer than eight animations count as 0.
  ///
  /// `each` is their sum with replicator copies, which counts for each moment. `once` is the sum of their squares.
  fileprivate var animationWork: (each: Int, once: Int) {
    reduce((0, 0)) { work, layer in
      let own = Swift.min(layer.animations.reduce(0) { $0 + $1.propertyCount }, 1 << 20)
      var inner = layer.sublayers.animationWork
      if case .replicator(let replicator) = layer.content {
        inner.each = inner.each.multipliedOrMax(by: Swift.max(0, replicator.instanceCount))
      }
      if let mask = layer.mask {
        let masking = [mask].animationWork
        inner = (inner.each.addingOrMax(masking.each), inner.once.addingOrMax(masking.once))
      }
      return (
        work.each.addingOrMax(inner.each).addingOrMax(own >= 8 ? own : 0),
        work.once.addingOrMax(inner.once).addingOrMax(own >= 8 ? own * own : 0)
      )
    }
  }
}

extension Int {
  fileprivate func addingOrMax(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  fileprivate func multipliedOrMax(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}

/// The number of layers, with their sublayers, masks and all replicator copies; `Int.max` on overflow.
package func layerCount(of layers: [Layer]) -> Int {
  layers.reduce(0) { count, layer in
    var copies = 1
    if case .replicator(let replicator) = layer.content { copies = max(0, replicator.instanceCount) }
    let inner = layerCount(of: layer.sublayers).multipliedOrMax(by: copies)
    return count.addingOrMax(1).addingOrMax(inner).addingOrMax(layer.mask.map { layerCount(of: [$0]) } ?? 0)
  }
}
