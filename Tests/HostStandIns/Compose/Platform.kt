package androidx.compose.ui.platform

import androidx.compose.ui.unit.LayoutDirection

class Local<T>(var current: T)
class Context { val contentResolver = Any() }
val LocalContext = Local(Context())
val LocalLayoutDirection = Local(LayoutDirection.Ltr)
