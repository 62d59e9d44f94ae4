package androidx.compose.ui.geometry

data class Offset(val x: Float, val y: Float) {
    operator fun unaryMinus() = Offset(-x, -y)
    operator fun plus(other: Offset) = Offset(x + other.x, y + other.y)
    operator fun times(factor: Float) = Offset(x * factor, y * factor)
    operator fun div(factor: Float) = Offset(x / factor, y / factor)
    companion object { val Zero = Offset(0f, 0f) }
}
data class Size(val width: Float, val height: Float) {
    operator fun div(factor: Float) = Size(width / factor, height / factor)
}
data class Rect(val left: Float, val top: Float, val right: Float, val bottom: Float) {
    val width get() = right - left
    val height get() = bottom - top
    val topLeft get() = Offset(left, top)
    val size get() = Size(width, height)
    val center get() = Offset((left + right) / 2, (top + bottom) / 2)
    companion object { val Zero = Rect(0f, 0f, 0f, 0f) }
}
fun Rect(offset: Offset, size: Size) = Rect(offset.x, offset.y, offset.x + size.width, offset.y + size.height)
data class CornerRadius(val x: Float)
data class RoundRect(val rect: Rect, val topLeft: CornerRadius, val topRight: CornerRadius, val bottomRight: CornerRadius, val bottomLeft: CornerRadius)
