// Made from circles.xml by skeleton, format react-content-loader.

import React from 'react'
import ContentLoader from 'react-content-loader'

const CirclesSkeleton = (props) => (
  <ContentLoader
    title="Loading…"
    aria-busy="true"
    width={100}
    height={100}
    viewBox="0 0 100 100"
    style={{ backgroundColor: '#fff' }}
    backgroundColor="#eee"
    foregroundColor="#eee"
    animate={false}
    {...props}
  />
)

export default CirclesSkeleton
