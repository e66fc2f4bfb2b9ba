// All parts for wide windows in one file, because they are always loaded together.
export { Beside } from './beside.tsx';
export { renderRowArrows } from './site-row-arrows.tsx';
