package com.example.gallery

class SheetHeaderBar(context: Context, attributes: AttributeSet?) : FrameLayout(context, attributes) {
  private val binding = AdaptiveHeaderBinding.inflate(LayoutInflater.from(context), this)
}
