// Made from arcs.xml by skeleton, format react-content-loader.

import React from 'react'
import ContentLoader from 'react-content-loader'

const ArcsSkeleton = (props) => (
  <ContentLoader
    title="Loading…"
    aria-busy="true"
    width={40}
    height={40}
    viewBox="0 0 40 40"
    style={{ backgroundColor: '#fff' }}
    backgroundColor="#eee"
    foregroundColor="#eee"
    animate={false}
    {...props}
  />
)

export default ArcsSkeleton
