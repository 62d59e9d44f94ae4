package kotlinx.coroutines

suspend fun delay(milliseconds: Long) {}
