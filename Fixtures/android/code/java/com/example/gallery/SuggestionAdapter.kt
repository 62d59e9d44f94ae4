package com.example.gallery

class SuggestionAdapter : RecyclerView.Adapter<SuggestionHolder>() {
  override fun getItemCount(): Int = 4
}
