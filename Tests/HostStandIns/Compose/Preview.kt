package androidx.compose.ui.tooling.preview

annotation class Preview
