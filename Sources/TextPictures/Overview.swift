// Scenes and their coverage to text.
//
// Input: Scene. Output: ASCII, ANSI escape sequences, or the bones as JSON.
// Reading order: CharacterGrid, DrawnCells, ASCII, ANSI; BonesJSON.
// Not here: the terminal, which is in SystemIO.
