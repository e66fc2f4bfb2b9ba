import type { Moving } from './moving.ts';

/** What a title draws for its scene. */
export type Drawn = {
  /** From the back to the front: sky and what lies far. */
  behind: Element[];
  stage: Element[];
  front: Element[];
  moving: Moving[];
};
