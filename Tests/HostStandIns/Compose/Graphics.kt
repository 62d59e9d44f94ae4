package androidx.compose.ui.graphics

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.RoundRect

data class Color(val value: Long)
class Path {
    val boxes = mutableListOf<RoundRect>()
    fun addRoundRect(box: RoundRect) { boxes.add(box) }
    fun addPath(path: Path) { boxes.addAll(path.boxes) }
}
class Brush(val stops: List<Pair<Float, Color>>, val start: Offset, val end: Offset) {
    companion object {
        fun linearGradient(vararg stops: Pair<Float, Color>, start: Offset, end: Offset) = Brush(stops.toList(), start, end)
    }
}
class GraphicsLayerScope { var alpha = 1f }
fun Modifier.graphicsLayer(block: GraphicsLayerScope.() -> Unit): Modifier = this
