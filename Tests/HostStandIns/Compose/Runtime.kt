package androidx.compose.runtime

import kotlin.reflect.KProperty

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

/** The time of frames in milliseconds, which the judge sets. */
object Frames { var time = 0L }

interface State<T> { val value: T }
class MutableState<T>(override var value: T) : State<T>
operator fun <T> State<T>.getValue(owner: Any?, property: KProperty<*>): T = value
operator fun <T> MutableState<T>.setValue(owner: Any?, property: KProperty<*>, new: T) { value = new }
fun <T> mutableStateOf(value: T) = MutableState(value)
fun <T> remember(calculation: () -> T): T = calculation()
fun <T> remember(key: Any?, calculation: () -> T): T = calculation()
interface ProduceStateScope<T> { var value: T }

/** The state after the frame of the judge: the producer, which has no end, is only compiled. */
@Suppress("UNCHECKED_CAST")
fun <T> produceState(initial: T, key: Any?, producer: suspend ProduceStateScope<T>.() -> Unit): State<T> = MutableState(Frames.time as T)
fun LaunchedEffect(key: Any?, block: suspend () -> Unit) {}
