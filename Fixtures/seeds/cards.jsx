// Made from cards.xml by skeleton, format react-content-loader.

import React from 'react'
import ContentLoader from 'react-content-loader'

const CardsSkeleton = (props) => (
  <ContentLoader
    title="Loading…"
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

export default CardsSkeleton
