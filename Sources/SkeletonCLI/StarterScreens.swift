/// A usual screen in the native dialect, from which a user begins.
struct StarterScreen {
  let name: String
  let summary: String
  /// The bytes of the document: a file of the folder `Starters`, which the gallery shows too.
  let markup: [UInt8]

  /// The screens of `skeleton init`, in the order of its help.
  static let all = [
    StarterScreen(
      name: "feed", summary: "posts with an author, a text and a picture", markup: PackageResources.feed_xml),
    StarterScreen(
      name: "profile", summary: "a person with figures, buttons and a grid of pictures",
      markup: PackageResources.profile_xml),
    StarterScreen(name: "chat", summary: "bubbles of two people", markup: PackageResources.chat_xml),
    StarterScreen(
      name: "settings", summary: "groups of rows with icons and switches", markup: PackageResources.settings_xml),
    StarterScreen(name: "shop", summary: "a grid of products with prices", markup: PackageResources.shop_xml),
    StarterScreen(
      name: "detail", summary: "a large picture, an author, a text and a button", markup: PackageResources.detail_xml),
    StarterScreen(name: "form", summary: "labelled fields and a button", markup: PackageResources.form_xml),
    StarterScreen(
      name: "dashboard", summary: "figures, charts and a table, 768 points wide", markup: PackageResources.dashboard_xml
    ),
  ]
}
