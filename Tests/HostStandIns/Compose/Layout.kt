package androidx.compose.ui.layout

import androidx.compose.ui.ChangedModifier
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.IntSize

class MeasureResult(val width: Int, val height: Int)
class PlacementScope { fun Placeable.place(x: Int, y: Int) {} }
class Placeable(val width: Int, val height: Int)
class Measurable { fun measure(constraints: Constraints) = Placeable(constraints.maxWidth, constraints.maxHeight) }
class MeasureScope(val density: Float) {
    fun layout(width: Int, height: Int, placement: PlacementScope.() -> Unit): MeasureResult {
        PlacementScope().placement()
        return MeasureResult(width, height)
    }
}
fun Modifier.layout(measure: MeasureScope.(Measurable, Constraints) -> MeasureResult): Modifier = ChangedModifier(measure, positioned)

class LayoutCoordinates(val position: Offset, val size: IntSize)
fun LayoutCoordinates.positionInRoot(): Offset = position
fun LayoutCoordinates.findRootCoordinates() = this
fun Modifier.onGloballyPositioned(changed: (LayoutCoordinates) -> Unit): Modifier = ChangedModifier(measure, changed)
