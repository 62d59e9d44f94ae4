// Made from newsfeed.xml by skeleton, format react-content-loader. For React 16.8, react-content-loader 5.

import React from 'react'
import ContentLoader from 'react-content-loader'

// One color that does not move, if the user prefers reduced motion.
const useReducedMotion = () => {
  const [isReduced, setReduced] = React.useState(false)
  React.useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setReduced(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  if (!isReduced) return {}
  return { animate: false, backgroundColor: '#eee', foregroundColor: '#eee' }
}

const NewsfeedBones = (props) => (
  <ContentLoader
    aria-busy="true"
    width={375}
    height={630}
    viewBox="0 0 375 630"
    style={{ backgroundColor: '#fff' }}
    backgroundColor="#f6f7f8"
    foregroundColor="#ddd"
    speed={1}
    {...useReducedMotion()}
    {...props}
  >
    {Array.from({ length: 3 }, (_, cell) => (
      <React.Fragment key={cell}>
        {/* avatar */}
        <rect x="16" y={16 + 210 * cell} width="44" height="44" />
        {/* fullName */}
        <rect x="68" y={24 + 210 * cell} width="210" height="8" />
        {/* createTime */}
        <rect x="68" y={40 + 210 * cell} width="160" height="8" />
        {/* line1 */}
        <rect x="16" y={84 + 210 * cell} width="300" height="8" />
        {/* line2 */}
        <rect x="16" y={100 + 210 * cell} width="336" height="8" />
        {/* line3 */}
        <rect x="16" y={116 + 210 * cell} width="262" height="8" />
      </React.Fragment>
    ))}
  </ContentLoader>
)

// Screen readers announce a change of a status that is in the page already.
const Status = ({ children }) => {
  const [text, setText] = React.useState(null)
  React.useEffect(() => setText(children), [children])
  const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }
  return <span role="status" style={hidden}>{text}</span>
}

// A busy region makes no announcements: the status is outside of it.
const NewsfeedSkeleton = ({ title = "Loading…", ...props }) => (
  <>
    <NewsfeedBones title={title} {...props} />
    <Status>{title}</Status>
  </>
)

export default NewsfeedSkeleton
