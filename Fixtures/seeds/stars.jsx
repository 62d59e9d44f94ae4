// Made from stars.xml by skeleton, format react-content-loader. For React 16.8, react-content-loader 5.

import React from 'react'
import ContentLoader from 'react-content-loader'

const StarsBones = (props) => (
  <ContentLoader
    aria-busy="true"
    width={160}
    height={160}
    viewBox="0 0 160 160"
    style={{ backgroundColor: '#fff' }}
    backgroundColor="#eee"
    foregroundColor="#eee"
    animate={false}
    {...props}
  />
)

// Screen readers announce a change of a status that is in the page already.
const Status = ({ children }) => {
  const [text, setText] = React.useState(null)
  React.useEffect(() => setText(children), [children])
  const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }
  return <span role="status" style={hidden}>{text}</span>
}

// A busy region makes no announcements: the status is outside of it.
const StarsSkeleton = ({ title = "Loading…", ...props }) => (
  <>
    <StarsBones title={title} {...props} />
    <Status>{title}</Status>
  </>
)

export default StarsSkeleton
