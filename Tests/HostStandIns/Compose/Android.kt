// As much of Android as generated functions use.
package android.provider

object Settings {
    object Global {
        const val ANIMATOR_DURATION_SCALE = "animator_duration_scale"
        var scale = 1f
        fun getFloat(resolver: Any?, name: String, default: Float): Float = scale
    }
}
