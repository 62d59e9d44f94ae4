package androidx.compose.ui.graphics.drawscope

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path

class Fill(val path: Path, val color: Color?, val brush: Brush?, val alpha: Float)

class DrawScope(val density: Float, val size: Size) {
    val fills = mutableListOf<Fill>()
    var overlay: Color? = null
    fun drawRect(color: Color) { overlay = color }
    fun drawPath(path: Path, color: Color, alpha: Float = 1f) { fills.add(Fill(path, color, null, alpha)) }
    fun drawPath(path: Path, brush: Brush) { fills.add(Fill(path, null, brush, 1f)) }
}
fun DrawScope.scale(scale: Float, pivot: Offset, block: DrawScope.() -> Unit) = block()
fun DrawScope.clipRect(left: Float, top: Float, right: Float, bottom: Float, block: DrawScope.() -> Unit) = block()
