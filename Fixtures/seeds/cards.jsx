// Made from cards.xml by skeleton, format react-content-loader. For React 16.8, react-content-loader 5.

import React from 'react'
import ContentLoader from 'react-content-loader'

const CardsBones = (props) => (
  <ContentLoader
    aria-busy="true"
    width={375}
    height={667}
    viewBox="0 0 375 667"
    style={{ backgroundColor: '#808080' }}
    backgroundColor="#6f6f6f"
    foregroundColor="#6f6f6f"
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
const CardsSkeleton = ({ title = "Loading…", ...props }) => (
  <>
    <CardsBones title={title} {...props} />
    <Status>{title}</Status>
  </>
)

export default CardsSkeleton
