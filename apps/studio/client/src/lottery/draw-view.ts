// A draw: its balls, what it means for one's own tickets, how many won, and how it can be checked.
import { make } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import type { Desk } from './desk.ts';
import { createNextDock } from './next-dock.ts';
import { ofIssue, outcomeOf } from './outcome.ts';
import { announcement, ownTickets, verdict, winnersCard } from './draw-parts.ts';
import { createTray } from './tray.ts';
import { stageRings } from './stage-rings.ts';
import type { Draw } from './state.ts';
import { fairLine } from './verify.ts';
import type { View } from './view.ts';

type Parts = { shell: Shell; desk: Desk; onPlay: () => void };
export type DrawView = View & {
  issue: () => string;
  /** The time has come, the numbers are not here yet. */
  expect: (issue: string, drawsAt: string) => void;
  reveal: (draw: Draw) => Promise<void>;
  show: (draw: Draw) => void;
};

export function createDrawView({ shell, desk, onPlay }: Parts): DrawView {
  const { say, notices, sound, wallet } = shell;
  let draw: Draw | null = null;
  let issue = '';
  let isMoving = false;
  const dock = createNextDock({ shell, desk, onPlay });
  const tray = createTray(sound);
  const head = make('div', { class: 'row row--apart c1 stage-head' });
  const words = make('div', { class: 'stage-words' });
  const stage = make('section', { class: 'stage' }, stageRings(), head, tray.element, words);
  const below = make('div');
  stage.addEventListener('click', tray.finish);
  const main = make('div', { class: 'pad draw' }, stage, below);
  // Any tap on the page shows all.
  main.addEventListener('click', tray.finish);

  const open = (next: { issue: string; drawsAt: string }, isDrawn: boolean) => {
    issue = next.issue;
    const time = new Date(next.drawsAt).toLocaleTimeString('en-GB');
    head.replaceChildren(
      make(
        'span',
        { class: 'acc' },
        say(isDrawn ? 'studio.lottery.result' : 'studio.lottery.drawing'),
      ),
      make('span', { class: 'num ltr' }, time),
    );
    words.replaceChildren();
    below.replaceChildren();
  };
  const tell = () => {
    if (!draw || isMoving) return;
    const slips = ofIssue(desk.slipsOf(draw.issue), draw.issue);
    const outcome = outcomeOf(draw, slips);
    const numbers = say('studio.lottery.numbers', { numbers: (draw.numbers ?? []).join(', ') });
    tray.mark(outcome.matched, numbers);
    words.replaceChildren(...verdict(shell, outcome, slips.length));
    below.replaceChildren(
      ...ownTickets(shell, slips, outcome),
      winnersCard(shell, draw),
      fairLine(shell, draw),
    );
  };
  const update = () => {
    dock.update();
    tell();
  };
  return {
    main,
    dock: [dock.element],
    tick: dock.tick,
    update,
    issue: () => issue,
    expect: (next, drawsAt) => {
      draw = null;
      open({ issue: next, drawsAt }, false);
      tray.empty();
    },
    reveal: async (next) => {
      isMoving = true;
      draw = next;
      open(next, true);
      await tray.reveal(next.numbers ?? []);
      if (draw !== next) return;
      isMoving = false;
      tell();
      const outcome = outcomeOf(next, ofIssue(desk.slipsOf(next.issue), next.issue));
      sound.play(outcome.prize > 0n ? 'win' : 'end');
      notices.speak(announcement(shell, next, outcome));
      void wallet.refresh();
    },
    show: (next) => {
      isMoving = false;
      draw = next;
      open(next, true);
      tray.show(next.numbers ?? []);
      tell();
    },
  };
}
