package androidx.compose.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.IntSize

interface Modifier {
    val measure: (MeasureScope.(Measurable, Constraints) -> MeasureResult)?
    val positioned: ((LayoutCoordinates) -> Unit)?
    companion object : Modifier {
        override val measure: (MeasureScope.(Measurable, Constraints) -> MeasureResult)? = null
        override val positioned: ((LayoutCoordinates) -> Unit)? = null
    }
}

class ChangedModifier(
    override val measure: (MeasureScope.(Measurable, Constraints) -> MeasureResult)?,
    override val positioned: ((LayoutCoordinates) -> Unit)?
) : Modifier

/** The surroundings of a canvas, which the judge sets; lengths are in pixels. */
object Drawing {
    var density = 2f
    var constraints = Constraints(0, 0, 0, 0)
    var root = IntSize(0, 0)
    var position = Offset(0f, 0f)
    var last: DrawScope? = null

    fun draw(modifier: Modifier, onDraw: DrawScope.() -> Unit) {
        val measured = modifier.measure!!(MeasureScope(density), Measurable(), constraints)
        modifier.positioned?.invoke(LayoutCoordinates(position, root))
        last = DrawScope(density, Size(measured.width.toFloat(), measured.height.toFloat())).apply(onDraw)
    }
}
