// The dock of screens without a purchase: the clock and the name of the next draw that can be bought, and a button to the board. The balance is only read out, because the screen above says what was paid.
import { button, make, setText } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import type { Desk } from '../desk.ts';
import { createRing } from './ring.ts';
import { upcomingText } from './upcoming-text.ts';
import type { Countdown } from './countdown.ts';

type NextDockOptions = { shell: Shell; desk: Desk; onPlay: () => void };
export type NextDock = {
  element: HTMLElement;
  update: () => void;
  tick: (countdown: Countdown) => void;
};

export function createNextDock({ shell, desk, onPlay }: NextDockOptions): NextDock {
  const { say, purse } = shell;
  const ring = createRing(say, 'small');
  const issue = make('p', { class: 'text-caption text-faint num' });
  const element = make(
    'div',
    { class: 'row next-dock' },
    ring.element,
    make(
      'div',
      { class: 'grow' },
      make('p', { class: 'text-subheading' }, say('studio.lottery.next_draw')),
      issue,
      purse.line('visually-hidden'),
    ),
    button(
      { class: 'btn btn--primary', onclick: onPlay },
      make('span', {}, say('studio.lottery.play_next')),
    ),
  );
  // The next draw that can be bought: once sales have closed, the one after.
  const show = (): void => {
    setText(issue, upcomingText(say, desk));
    ring.show(desk.upcoming().countdown);
  };
  return {
    element,
    update: show,
    tick: () => show(),
  };
}
