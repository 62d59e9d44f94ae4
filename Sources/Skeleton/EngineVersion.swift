/// The version of the rendering engine: equal versions render equal bytes for equal documents and options.
package let engineVersion = "0.3.0"
