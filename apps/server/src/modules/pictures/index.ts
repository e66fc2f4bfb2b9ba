// Pictures from members, re-encoded before they are stored (V6, decision 082). The modules of messages and talks store them.
export { openRemaker, type Remake } from './remaker.ts';
