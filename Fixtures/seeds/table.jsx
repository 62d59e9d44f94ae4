// Made from table.xml by skeleton, format react-content-loader.

import React from 'react'
import ContentLoader from 'react-content-loader'

const TableSkeleton = (props) => (
  <ContentLoader
    title="Loading…"
    width={375}
    height={300}
    viewBox="0 0 375 300"
    style={{ backgroundColor: '#fff' }}
    backgroundColor="#f6f7f8"
    foregroundColor="#ddd"
    speed={1}
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

export default TableSkeleton
