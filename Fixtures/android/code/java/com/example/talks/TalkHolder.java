package com.example.talks;

class TalkHolder extends RecyclerView.ViewHolder {
  TalkHolder(ViewGroup parent) {
    super(LayoutInflater.from(parent.getContext()).inflate(R.layout.preview_card, parent, false));
  }
}
