// Made from table.xml by skeleton, format react-content-loader. For React 16.8, react-content-loader 5.

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

const TableBones = (props) => (
  <ContentLoader
    aria-busy="true"
    width={375}
    height={300}
    viewBox="0 0 375 300"
    style={{ backgroundColor: '#fff' }}
    backgroundColor="#f6f7f8"
    foregroundColor="#ddd"
    speed={1}
    {...useReducedMotion()}
    {...props}
  >
    <rect x="16" y="21.95" width="110.5" height="11.9" rx="5.95" />
    {/* symbol */}
    <rect x="151" y="21.95" width="34" height="11.9" rx="5.95" />
    <rect x="16" y="57.75" width="110.5" height="11.9" rx="5.95" />
    {/* bought */}
    <rect x="151" y="57.75" width="59.5" height="11.9" rx="5.95" />
    <rect x="16" y="93.55" width="119" height="11.9" rx="5.95" />
    {/* current */}
    <rect x="151" y="93.55" width="59.5" height="11.9" rx="5.95" />
    <rect x="16" y="129.35" width="76.5" height="11.9" rx="5.95" />
    {/* quantity */}
    <rect x="151" y="129.35" width="23.8" height="11.9" rx="5.95" />
    <rect x="16" y="177.15" width="102" height="11.9" rx="5.95" />
    {/* profit */}
    <rect x="134" y="177.15" width="23.8" height="11.9" rx="5.95" />
    <rect x="16" y="212.95" width="34" height="11.9" rx="5.95" />
    {/* roi */}
    <rect x="134" y="212.95" width="23.8" height="11.9" rx="5.95" />
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
const TableSkeleton = ({ title = "Loading…", ...props }) => (
  <>
    <TableBones title={title} {...props} />
    <Status>{title}</Status>
  </>
)

export default TableSkeleton
