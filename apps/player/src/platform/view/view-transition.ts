// From one picture of the page to the next by the browser's own means: where it has them, and the reader wants motion.
import { flushSync } from 'react-dom';

/** `tab`: the pages cross-fade. `cover`: what is marked as the cover grows into the next page's. */
export type TransitionKind = 'tab' | 'cover';

export const canShowWay = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Both run whatever the browser has: `update` changes the page, `after` what is only there then. */
export function changeView(kind: TransitionKind, update: () => void, after?: () => void): void {
  const change = () => {
    flushSync(update);
    after?.();
  };
  if (!canShowWay()) return change();
  const { dataset } = document.documentElement;
  dataset['transition'] = kind;
  const { finished, ready } = document.startViewTransition(change);
  // Another one took its place, or the page was hidden: the page is right in any case.
  ready.catch(() => undefined);
  void finished.catch(() => undefined).then(() => delete dataset['transition']);
}

/** Whether a cover is growing into this page right now. */
export const isCoverGrowing = (): boolean =>
  document.documentElement.dataset['transition'] === 'cover';
