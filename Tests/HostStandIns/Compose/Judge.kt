import androidx.compose.foundation.isDark
import androidx.compose.runtime.Frames
import androidx.compose.ui.Drawing
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection

/** The times in milliseconds at which a sweep is judged. */
val times = (0 until 20).map { Math.round(13 + it * 173.1) }

fun numbers(list: List<Number>) = list.joinToString(",", "[", "]")

fun box(box: RoundRect) = numbers(listOf(box.rect.left, box.rect.top, box.rect.width, box.rect.height))

fun color(color: Color) = numbers(listOf(16, 8, 0, 24).map { (color.value shr it and 0xFF) / 255.0 })

fun draw(view: (Int?) -> Unit, width: Int, rows: Int? = null): DrawScope {
    Drawing.constraints = Constraints(0, width * 2, 0, Constraints.Infinity)
    view(rows)
    return Drawing.last!!
}

/** The figures of a view at one width, in the form of the other judges. */
fun figures(view: (Int?) -> Unit, width: Int): String {
    val size = draw(view, width).size
    Drawing.position = Offset(0f, 0f)
    Drawing.root = IntSize(size.width.toInt(), size.height.toInt())
    var bones = ""
    var surfaces = ""
    val locations = mutableListOf<String>()
    val shares = mutableListOf<Float>()
    var axis = "\"start\":[0,0],\"end\":[0,0],\"colors\":[]"
    for (time in times) {
        Frames.time = 1_200_000 + time
        val fills = draw(view, width).fills
        val first = fills.firstOrNull() ?: break
        bones = first.path.boxes.joinToString(",", "[", "]") { box(it) }
        val brush = first.brush
        if (brush != null) {
            axis = "\"start\":${numbers(listOf(brush.start.x, brush.start.y))},\"end\":${numbers(listOf(brush.end.x, brush.end.y))}," +
                "\"colors\":${brush.stops.joinToString(",", "[", "]") { color(it.second) }}"
            locations.add(numbers(brush.stops.map { it.first }))
        } else {
            axis = "\"start\":[0,0],\"end\":[0,0],\"colors\":[${color(first.color!!)}]"
        }
        val second = fills.getOrNull(1)
        if (second != null && second.path.boxes == first.path.boxes && second.brush == null) shares.add(second.alpha)
        surfaces = fills.drop(1).filter { it.path.boxes != first.path.boxes }.flatMap { it.path.boxes }.joinToString(",", "[", "]") { box(it) }
    }
    val gradients = if (bones.isEmpty()) "[]" else "[{\"frame\":[],$axis,\"locations\":[${locations.joinToString(",")}],\"shares\":${numbers(shares)}}]"
    return "{\"height\":${size.height / 2},\"bones\":${bones.ifEmpty { "[]" }},\"surfaces\":${surfaces.ifEmpty { "[]" }}," +
        "\"covered\":[],\"gradients\":$gradients}"
}

/** Ten items at ten places show one sweep. */
fun expectSweep(name: String, view: (Int?) -> Unit) {
    Drawing.root = IntSize(640, 1136)
    Frames.time = 77_700
    val sweeps = (0 until 10).mapNotNull { index ->
        Drawing.position = Offset(20f, index * 100f)
        val brush = draw(view, 300, 1).fills.firstOrNull()?.brush
        brush?.let { listOf(it.start.x + 10, it.start.y + index * 50, it.end.x + 10).map { Math.round(it * 10) } to it.stops }
    }
    if (sweeps.toSet().size > 1) {
        System.err.println("$name: ${sweeps.toSet().size} sweeps")
        System.exit(1)
    }
}

fun main(arguments: Array<String>) {
    val answers = mutableListOf<String>()
    for ((name, view, hasScopes) in views) {
        val cases = mutableListOf<String>()
        for (width in arguments.map { it.toInt() }) {
            for (direction in LayoutDirection.values()) {
                for (theme in listOf("light", "dark")) {
                    LocalLayoutDirection.current = direction
                    isDark = theme == "dark"
                    cases.add("\"$width ${direction.name.toLowerCase()} $theme\":${figures(view, width)}")
                }
            }
        }
        answers.add("\"compose/$name\":{${cases.joinToString(",")}}")
        LocalLayoutDirection.current = LayoutDirection.Ltr
        if (!hasScopes) expectSweep(name, view)
    }
    println(answers.joinToString(",\n", "{", "}"))
}
