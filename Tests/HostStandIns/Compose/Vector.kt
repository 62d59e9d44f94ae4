package androidx.compose.ui.graphics.vector

import androidx.compose.ui.graphics.Path

class PathParser {
    fun parsePathString(data: String) = this
    fun toPath() = Path()
}
