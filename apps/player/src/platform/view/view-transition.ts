// View transitions between pages, in browsers that have them and unless the reader prefers reduced motion.
import { flushSync } from 'react-dom';

/** Kind of a transition. `tab`: the pages cross-fade. `cover`: the marked cover grows into the next page's. */
export type TransitionKind = 'tab' | 'cover';

export const canShowWay = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs `update`, which changes the page, and `after`, which needs the changed page; with a transition if the browser has one. */
export function changeView(kind: TransitionKind, update: () => void, after?: () => void): void {
  const change = () => {
    flushSync(update);
    after?.();
  };
  if (!canShowWay()) return change();
  const { dataset } = document.documentElement;
  dataset['transition'] = kind;
  const { finished, ready } = document.startViewTransition(change);
  // Rejected if another transition began or the page was hidden; the page has changed in any case.
  ready.catch(() => undefined);
  void finished.catch(() => undefined).then(() => delete dataset['transition']);
}

/** Whether a cover is growing into this page right now. */
export const isCoverGrowing = (): boolean =>
  document.documentElement.dataset['transition'] === 'cover';
