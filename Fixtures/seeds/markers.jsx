// Made from markers.xml by skeleton, format react-content-loader.

import React from 'react'
import ContentLoader from 'react-content-loader'

const MarkersSkeleton = (props) => (
  <ContentLoader
    title="Loading…"
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

export default MarkersSkeleton
