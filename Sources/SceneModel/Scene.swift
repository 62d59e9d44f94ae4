package import Diagnostics
package import Geometry
package import Inference
package import LayerTree
package import ViewTree

/// A composed scene, the complete input of an exporter: its layers, their timing, and the bones.
package struct Scene: Sendable {
  /// The size of the canvas, in points.
  package var size: Size
  package var overlay: Color
  package var shimmer: Shimmer
  package var bones: Bones
  /// The decision of the rules about each view of ``layout``, by the index of the view.
  package var decisions: [RoleDecision]
  /// The filled boxes behind bones, from back to front; the layers of their tints are the first of ``liveLayers``.
  package var surfaces: [Surface]
  /// All layers, from back to front.
  package var layers: [Layer]
  /// The layers above the overlay, from back to front, which are shown while loading.
  package var liveLayers: [Layer]
  /// The layers of the views themselves, from back to front, shown before and after loading.
  ///
  /// Empty if the scene is always loading.
  package var revealedLayers: [Layer]
  /// The placed views of the document, with their frames, from which the bones were made.
  package var layout: PlacedViews
  /// The properties of the document without the views below its root.
  package internal(set) var document: ViewDocument

  /// The default number of device pixels per point for pictures of the scene.
  package var scale: Double {
    get { document.scale }
    set { document.scale = newValue }
  }

  /// The approximate number of document units per point, at least 1; more than 1 in dumps, whose unit is the pixel.
  package var unitsPerPoint: Double { document.unitsPerPoint }

  package var direction: LayoutDirection { document.direction }

  /// The names of the themes that the document supports, each once, built-in ones first.
  package var themeNames: [String] {
    ["light", "dark"] + document.themes.map(\.name).filter { $0 != "light" && $0 != "dark" }
  }

  /// The times at which the placeholder appears and disappears.
  package var loading: LoadingTiming {
    get { document.loading }
    set { document.loading = newValue }
  }

  /// The indices, counted from 0, of those of the caller's rules that match a view.
  package var matchedRules: Set<Int> { document.matchedRules }

  /// True if the scene has neither bones nor views that are kept above the overlay.
  package var isBlank: Bool { bones.isEmpty && liveLayers.count == surfaces.count }

  /// True if the views depend on the theme, so that a scene in another theme is made from the document.
  package var dependsOnTheme: Bool { document.source.dependsOnTheme }

  /// The length in points of the pixels in which a layout of Android is computed; 0 for a layout in exact numbers.
  package var roundedLength: Double {
    document.source.isLaidOutInPixels ? 1 / document.androidDensity : 0
  }

  /// The display list of the scene at a moment, in points of the canvas; from the deadline on, further layers are
  /// omitted.
  package func presentation(at moment: Moment, deadline: Deadline = .never) -> DisplayList {
    var memory = PresentationMemory()
    return presentation(at: moment, deadline: deadline, keeping: &memory)
  }

  /// The display list of the scene at one of several moments, in points of the canvas.
  ///
  /// - Parameters:
  ///   - deadline: the time limit; from the deadline on, further layers are omitted.
  ///   - memory: the cache of values that do not depend on the moment; keep it for other moments of the same scene.
  package func presentation(
    at moment: Moment, deadline: Deadline = .never, keeping memory: inout PresentationMemory
  ) -> DisplayList {
    switch moment {
    case .time(let time):
      LayerTree.presentation(of: layers, size: size, at: time, deadline: deadline, keeping: &memory)
    case .progress(let progress):
      LayerTree.presentation(
        of: layers, size: size, at: time(at: progress), shimmerProgress: progress, deadline: deadline,
        keeping: &memory)
    }
  }

  /// Returns true if the placeholder is shown at `time`, in seconds of the scene.
  package func isAnimating(at time: Double) -> Bool { phase(at: time) == .placeholder }

  /// The loop of an animation of this scene, in seconds of the scene.
  ///
  /// The loop of an endless placeholder that appears after a delay leaves out the delay. A scene whose loading ends is
  /// shown once, even if an animation of the loaded views repeats.
  package var loop: AnimationLoop {
    guard omitsDelay else {
      var loop = AnimationLoop(of: layers)
      if loading.stopTime != nil, loop.duration > 0 { loop.rests = true }
      return loop
    }
    var loop = AnimationLoop(of: layers.last?.sublayers ?? [])
    if loop.duration == 0 { loop.start = loading.showTime }
    return loop
  }

  /// True if the loop of the scene leaves out the delay before the placeholder: loading has a delay and no end.
  private var omitsDelay: Bool { loading.showDelay > 0 && loading.stopTime == nil }

  /// The notes about an animation that repeats this scene's loop, such as a visible jump where it begins again.
  ///
  /// The jump of a preset has no note, as it is part of the design; the jump of a document's own colors or locations
  /// has one.
  package var loopNotes: [Diagnostic] {
    var notes: [Diagnostic] = []
    let jump = loading.stopTime == nil && !bones.isEmpty && !shimmer.isPlainPreset ? shimmer.jump(over: size) : 0
    if jump > 1 { notes.append(.note(SceneProblem.loopJumps(levels: Int(jump.rounded(.up))))) }
    let loop = loop
    if !loop.isWhole { notes.append(.note(SceneProblem.loopIsCut(period: loop.duration))) }
    if omitsDelay { notes.append(.note(SceneProblem.loopOmitsDelay)) }
    return notes + endNotes
  }

  /// The note about options for the end of loading in an animation without an end; empty without such options.
  package var endNotes: [Diagnostic] {
    if loading.stopTime != nil { return [] }
    let options = [
      (loading.minimumTime > 0, "minimum time"), (loading.transition > 0, "transition"),
      (loading.finishesCycle, "finish cycle"),
    ].filter(\.0).map(\.1)
    return options.isEmpty ? [] : [.note(SceneProblem.loopOmitsEnd(options))]
  }

  /// The display list, in points of the canvas, of the layers besides overlay and shimmer at a moment.
  ///
  /// While loading these are the layers above the overlay, before and after loading the views themselves. From the
  /// deadline on, further layers are omitted.
  package func drawn(at moment: Moment, deadline: Deadline = .never) -> DisplayList {
    let time = time(of: moment)
    let drawn: [Layer] =
      switch phase(at: time) {
      case .nothing: []
      case .placeholder: liveLayers
      case .content: revealedLayers
      }
    var memory = PresentationMemory()
    return LayerTree.presentation(of: drawn, size: size, at: time, deadline: deadline, keeping: &memory)
  }

  /// True if the scene has layers besides overlay and shimmer at some time.
  package var drawsMoreThanBones: Bool { !liveLayers.isEmpty || !revealedLayers.isEmpty }

  /// Returns true if the placeholder is shown at a moment of the scene.
  package func isAnimating(at moment: Moment) -> Bool { isAnimating(at: time(of: moment)) }

  private func time(of moment: Moment) -> Double {
    switch moment {
    case .time(let time): time
    case .progress(let progress): time(at: progress)
    }
  }

  /// The time in seconds of the scene at which the shimmer has the progress `progress`, 0…1, in the first sweep of its
  /// loop.
  ///
  /// Without a moving shimmer, the progress is a fraction of the scene's loop.
  private func time(at progress: Double) -> Double {
    guard !bones.isEmpty, let timing = shimmer.animation?.timing, timing.speed > 0 else {
      let loop = loop
      return loop.start + progress * loop.duration
    }
    return shimmer.loop.start + progress * timing.duration / timing.speed
  }

  /// The path of a surface's view: the element names from the root, such as `page/cell[2]/text`.
  package func path(of surface: Surface) -> String { layout.path(of: surface.view) }
}
