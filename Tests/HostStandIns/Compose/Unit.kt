package androidx.compose.ui.unit

import androidx.compose.ui.geometry.Size

data class Dp(val value: Float)
val Int.dp get() = Dp(toFloat())
val Double.dp get() = Dp(toFloat())
enum class LayoutDirection { Ltr, Rtl }
data class IntSize(val width: Int, val height: Int)
fun IntSize.toSize() = Size(width.toFloat(), height.toFloat())
data class Constraints(val minWidth: Int, val maxWidth: Int, val minHeight: Int, val maxHeight: Int) {
    val hasBoundedWidth get() = maxWidth != Infinity
    val hasBoundedHeight get() = maxHeight != Infinity
    companion object {
        const val Infinity = Int.MAX_VALUE
        fun fixed(width: Int, height: Int) = Constraints(width, width, height, height)
    }
}
