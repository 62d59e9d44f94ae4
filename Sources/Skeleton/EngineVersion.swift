/// The version of the rendering engine: one version always renders the same pictures.
package let engineVersion = "0.2.0"
