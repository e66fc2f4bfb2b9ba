import type { MovingLayer } from './moving-layers.ts';

/** The elements that a title draws for its scene. */
export type SceneArt = {
  /** Sky and distant objects, from back to front. */
  behind: Element[];
  stage: Element[];
  front: Element[];
  moving: MovingLayer[];
};
