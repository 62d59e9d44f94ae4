# A recipe for Homebrew, for a tap beside a published tag. Not tested: ADDRESS and the checksum are those of the tag.
class Skeleton < Formula
  desc "Loading placeholders from view hierarchies in XML"
  homepage "ADDRESS"
  url "ADDRESS", tag: "0.3.0"

  depends_on "pkg-config" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "giflib"
  depends_on "libdeflate"
  depends_on "libxml2"
  depends_on macos: :sequoia
  depends_on "webp"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "skeleton"
    bin.install ".build/release/skeleton"
    generate_completions_from_executable(bin/"skeleton", "completions", "print", shells: [:bash, :zsh, :fish])
    (man1/"skeleton.1").write Utils.safe_popen_read(bin/"skeleton", "completions", "print", "man")
  end

  test do
    assert_match "<svg", pipe_output("#{bin}/skeleton render - --format svg", "<feed><text/></feed>")
  end
end
