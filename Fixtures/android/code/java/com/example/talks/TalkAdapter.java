package com.example.talks;

/* The layout is in the class of the holder, R.layout.story is not used. */
public class TalkAdapter extends RecyclerView.Adapter<TalkHolder> {
  @Override public TalkHolder onCreateViewHolder(ViewGroup parent, int type) {
    return new TalkHolder(parent);
  }
}
