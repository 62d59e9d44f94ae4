package com.example.talks

import com.example.databinding.StoryBinding

// R.layout.story and StoryBinding are of another screen.
class SessionsFragment : Fragment() {
  override fun onCreateView(inflater: LayoutInflater, parent: ViewGroup?, state: Bundle?): View {
    val binding = FragmentSessionsBinding.inflate(inflater, parent, false)
    binding.toolbar.inflateMenu(R.menu.sessions)
    for (topic in topics) TopicButtonBinding.inflate(inflater, binding.topics, true).root.text = topic.name
    binding.talks.layoutManager = GridLayoutManager(context, 2)
    binding.talks.adapter = TalkAdapter("unused literal", 3)
    return binding.root
  }
}
