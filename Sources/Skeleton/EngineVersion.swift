/// The version of what is rendered: pictures of one version are equal.
package let engineVersion = "0.1.0"
