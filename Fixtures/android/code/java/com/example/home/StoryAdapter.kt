package com.example.home

class StoryAdapter(context: Context) : ArrayAdapter<Story>(context, R.layout.story)
