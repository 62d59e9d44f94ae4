/// The default limit for the number of layers that are presented at one moment, replicator copies included.
///
/// Copies multiply when replicators are nested.
package let maximumPresentedLayers = 1 << 22

/// The number of layers with their sublayers and masks, including all replicator copies; `Int.max` on overflow.
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
