// All that a mouse brings, in one file: neither part is fetched without the other.
export { Beside } from './beside.tsx';
export { renderRowArrows } from './site-row-arrows.tsx';
