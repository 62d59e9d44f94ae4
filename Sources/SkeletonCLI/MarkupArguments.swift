import ArgumentParser
import Skeleton

/// How files that play themselves are written.
struct MarkupArguments: ParsableArguments {
  @Option(help: ArgumentHelp("What moves svg and html: css, smil or none.", valueName: "how"))
  var animate: MarkupStyle.Animation?

  @Flag(help: "An svg that follows its width; an html with a layout for every --size, the widest that fits shows.")
  var responsive = false

  @Flag(help: "The part of an html that goes into a page.")
  var fragment = false

  @Option(help: ArgumentHelp("What screen readers say of an svg, html or view: Loading….", valueName: "text"))
  var title: String?

  func apply(to options: inout RenderOptions) {
    if let animate { options.markup.animation = animate }
    if let title { options.markup.title = title }
    options.markup.isResponsive = responsive
    options.markup.isFragment = fragment
  }
}
