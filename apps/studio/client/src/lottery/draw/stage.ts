// The stage of a draw: when it was, its balls, and what is said below them.
import { draw, make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { createTray, type Tray } from './tray.ts';

export type Stage = {
  element: HTMLElement;
  tray: Tray;
  /** A new draw: nothing is said yet. */
  open: (drawsAt: string, isDrawn: boolean) => void;
  setWords: (words: readonly HTMLElement[]) => void;
};

/** The quiet rings behind the balls. */
const stageRings = (): SVGElement =>
  draw(
    'svg',
    {
      class: 'stage-rings',
      viewBox: '0 0 358 300',
      preserveAspectRatio: 'xMidYMin slice',
      'aria-hidden': 'true',
    },
    ...[96, 150, 206, 266].map((r) => draw('circle', { cx: 179, cy: 92, r })),
  );

export function createStage({ say, sound }: Shell): Stage {
  const tray = createTray(sound);
  const head = make('div', { class: 'row row--apart text-caption stage-head' });
  const words = make('div', { class: 'stage-words' });
  return {
    element: make('section', { class: 'stage' }, stageRings(), head, tray.element, words),
    tray,
    open: (drawsAt, isDrawn) => {
      const name = say(isDrawn ? 'studio.lottery.result' : 'studio.lottery.drawing');
      head.replaceChildren(
        make('span', { class: 'text-accent' }, name),
        make('span', { class: 'num ltr' }, new Date(drawsAt).toLocaleTimeString('en-GB')),
      );
      words.replaceChildren();
      words.hidden = false;
    },
    setWords: (next) => {
      words.hidden = next.length === 0;
      // The same words written again would be animated again.
      const text = next.map(({ textContent }) => textContent).join('');
      if (words.textContent !== text) words.replaceChildren(...next);
    },
  };
}
