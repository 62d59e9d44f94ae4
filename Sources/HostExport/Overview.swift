// Scenes to source code of host platforms.
//
// Input: Scene. Output: SwiftUI, Compose, JSX, Android layouts, Hyperview.
// Reading order: HostScene, HostItem and HostBone; HostName and HostVocabulary; CodeWriter; then one folder for each
// platform.
// Not here: the compilers of the platforms. The vocabulary of each is a list, and a test compiles against it.
