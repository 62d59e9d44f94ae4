import Geometry
import TextFormats

/// Encodes a scene as a React component: bones as children of react-content-loader's `<ContentLoader>`.
///
/// - Parameter scene: the scene, which must be mirrored if it is right-to-left: the property `rtl` mirrors it again.
func encodeReactContentLoader(_ scene: inout HostScene, _ name: HostName, title: String) -> CodeWriter {
  let shimmer = scene.shimmer
  let isPlain = shimmer.motion == nil || scene.items.isEmpty
  if !scene.items.isEmpty, shimmer.plain == nil || shimmer.second != nil {
    let colors = Set(shimmer.colors + (shimmer.second ?? [])).count
    let isItsWay = shimmer.direction.x > 0 && shimmer.direction.y == 0
    let way = isItsWay || shimmer.second != nil || isPlain ? nil : "from left to right"
    scene.note(isPlain ? .plainBones : .ownGradient("react-content-loader", colors: colors, way: way))
  }
  scene.leaveOutIndicators()
  scene.leaveOutKept()
  var code = CodeWriter(indent: 2, scene.work)
  for header in name.headers(format: "react-content-loader", for: "React 16.8, react-content-loader 5") {
    code.line("// " + header)
  }
  code.line()
  code.lines("import React from 'react'", "import ContentLoader from 'react-content-loader'", "")
  if !isPlain { writeReducedMotion(shimmer.calm, to: &code) }
  code.block("const \(name.bonesType) = (props) => (", ")") { code in
    code.line("<ContentLoader")
    code.indented { code in
      let colors = isPlain ? (base: shimmer.calm, band: shimmer.calm) : shimmer.pair
      let (width, height) = (plain(scene.size.width), plain(scene.size.height))
      code.line("aria-busy=\"true\"")
      code.lines("width={\(width)}", "height={\(height)}", "viewBox=\"0 0 \(width) \(height)\"")
      code.line("style={{ backgroundColor: '\(scene.overlay.styleText)' }}")
      code.line("backgroundColor=\"\(colors.base.opaqueStyleText)\"")
      if let opacity = colors.base.opacityText { code.line("backgroundOpacity={\(opacity)}") }
      code.line("foregroundColor=\"\(colors.band.opaqueStyleText)\"")
      if let opacity = colors.band.opacityText { code.line("foregroundOpacity={\(opacity)}") }
      if let motion = shimmer.motion, !isPlain {
        code.line("speed={\(plain(motion.duration * (motion.autoreverses ? 2 : 1)))}")
      } else {
        code.line("animate={false}")
      }
      if scene.direction == .rightToLeft { code.line("rtl") }
      if !isPlain { code.line("{...useReducedMotion()}") }
      code.line("{...props}")
    }
    if scene.items.isEmpty { return code.line("/>") }
    code.line(">")
    code.indented { code in JSXBones().write(scene.items, to: &code) }
    code.line("</ContentLoader>")
  }
  writeAnnouncement(name, title: title, to: &code)
  if let loading = scene.loading {
    let (width, height) = (plain(scene.size.width), plain(scene.size.height))
    writeLoading(
      loading, sweepPeriod: scene.sweepPeriod, waiting: "<div style={{ width: \(width), height: \(height) }} />", name,
      title: title, to: &code)
  }
  code.lines("", "export default \(name.type)")
  return code
}

/// Writes the React hook that replaces the moving gradient by one color with `prefers-reduced-motion: reduce`.
///
/// react-content-loader animates with SMIL, to which media queries of CSS do not apply.
private func writeReducedMotion(_ color: Color, to code: inout CodeWriter) {
  code.line("// One color that does not move, if the user prefers reduced motion.")
  code.block("const useReducedMotion = () => {") { code in
    code.line("const [isReduced, setReduced] = React.useState(false)")
    code.block("React.useEffect(() => {", "}, [])") { code in
      code.line("const query = window.matchMedia('(prefers-reduced-motion: reduce)')")
      code.line("const update = () => setReduced(query.matches)")
      code.lines("update()", "query.addEventListener('change', update)")
      code.line("return () => query.removeEventListener('change', update)")
    }
    code.line("if (!isReduced) return {}")
    let text = color.opaqueStyleText
    var properties = "animate: false, backgroundColor: '\(text)', foregroundColor: '\(text)'"
    if let opacity = color.opacityText {
      properties += ", backgroundOpacity: \(opacity), foregroundOpacity: \(opacity)"
    }
    code.line("return { \(properties) }")
  }
  code.line()
}

/// The conversion of bones into JSX elements without groups, which are not valid in a clip path.
private struct JSXBones {
  func write(_ items: [HostItem], _ offset: LoopOffset = LoopOffset(), to code: inout CodeWriter) {
    for item in items {
      switch item {
      case .bone(let bone): write(bone, offset, to: &code)
      case .group(let items, _): write(items, offset, to: &code)
      case .loop(let items, let count, let step, _):
        let index = offset.index
        code.block("{Array.from({ length: \(count) }, (_, \(index)) => (", "))}") { code in
          code.block("<React.Fragment key={\(index)}>", "</React.Fragment>") { code in
            write(items, offset.inLoop(step: step), to: &code)
          }
        }
      }
    }
  }

  private func write(_ bone: HostBone, _ offset: LoopOffset, to code: inout CodeWriter) {
    if let label = bone.label { code.line("{/* \(label) */}") }
    switch bone.form {
    case .box(let rounded):
      let rect = rounded.rect
      if let radius = rounded.uniformRadius, radius > 0, plain(rect.width) == plain(rect.height),
        plain(radius * 2) == plain(rect.width)
      {
        let center = "cx=\(sum(rect.midX, offset.x)) cy=\(sum(rect.midY, offset.y))"
        code.line("<circle \(center) r=\"\(plain(radius))\" />")
      } else if let radius = rounded.uniformRadius {
        let frame =
          "x=\(sum(rect.minX, offset.x)) y=\(sum(rect.minY, offset.y)) width=\"\(plain(rect.width))\" "
          + "height=\"\(plain(rect.height))\""
        code.line("<rect \(frame)\(radius > 0 ? " rx=\"\(plain(radius))\"" : "") />")
      } else {
        code.line(path(rounded.svgData, .nonzero, offset))
      }
    case .outline(let path, let rule): code.line(self.path(path.svgData, rule, offset))
    }
  }

  private func path(_ data: String, _ rule: FillRule, _ offset: LoopOffset) -> String {
    let rule = rule == .evenOdd ? " clipRule=\"evenodd\"" : ""
    guard offset.x != nil || offset.y != nil else { return "<path d=\"\(data)\"\(rule) />" }
    let place = [offset.x, offset.y].map { $0.map { "${\($0)}" } ?? "0" }.joined(separator: " ")
    return "<path d=\"\(data)\"\(rule) transform={`translate(\(place))`} />"
  }

  private func sum(_ number: Double, _ variable: String?) -> String {
    guard let variable else { return "\"\(plain(number))\"" }
    return plain(number) == "0" ? "{\(variable)}" : "{\(plain(number)) + \(variable)}"
  }
}
