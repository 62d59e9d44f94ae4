/// The limit for the layers of one moment, copies counted: nested replicators multiply.
package let maximumPresentedLayers = 1 << 22

/// The maximum number of layers of a moment, replicator copies counted; `Int.max` on overflow.
package func layerCount(of layers: [Layer]) -> Int {
  layers.reduce(0) { count, layer in
    var copies = 1
    if case .replicator(let replicator) = layer.content { copies = max(0, replicator.instanceCount) }
    let (inner, overflow) = layerCount(of: layer.sublayers).multipliedReportingOverflow(by: copies)
    let parts = [1, overflow ? .max : inner, layer.mask.map { layerCount(of: [$0]) } ?? 0]
    return parts.reduce(count) { sum, part in
      let (total, overflow) = sum.addingReportingOverflow(part)
      return overflow ? .max : total
    }
  }
}
