// A draw: its balls, what it means for one's own tickets, how many won, and how it can be checked.
import { make, renew } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import type { Desk } from '../desk.ts';
import { announcement, ownTickets, verdict, winnersCard } from './draw-parts.ts';
import { createNextDock } from '../clock/next-dock.ts';
import { ofIssue, outcomeOf, type Outcome } from './outcome.ts';
import { createStage } from './stage.ts';
import type { Draw, Slip } from '../state.ts';
import { fairLine } from '../verify.ts';
import type { View } from '../view.ts';

type Parts = { shell: Shell; desk: Desk; onPlay: () => void };
export type DrawView = View & {
  issue: () => string;
  /** Its numbers are still to come. */
  isAwaiting: () => boolean;
  /** The time has come, the numbers are not here yet. */
  expect: (issue: string, drawsAt: string) => void;
  reveal: (draw: Draw) => Promise<void>;
  show: (draw: Draw) => void;
};

/** Once, when all is seen. */
function end(shell: Shell, draw: Draw, outcome: Outcome): void {
  shell.sound.play(outcome.prize > 0n ? 'win' : 'end');
  shell.notices.speak(announcement(shell, draw, outcome));
  void shell.purse.refresh();
}

type Own = { slips: readonly Slip[]; outcome: Outcome };
const factsOf = (shell: Shell, draw: Draw, { slips, outcome }: Own): HTMLElement[] => [
  ...ownTickets(shell, slips, outcome),
  winnersCard(shell, draw),
  fairLine(shell, draw),
];

export function createDrawView({ shell, desk, onPlay }: Parts): DrawView {
  let draw: Draw | null = null;
  let issue = '';
  let isMoving = false;
  const dock = createNextDock({ shell, desk, onPlay });
  const stage = createStage(shell);
  const below = make('div');
  // Any tap shows all balls at once.
  document.addEventListener('click', stage.tray.finish);

  const open = (next: { issue: string; drawsAt: string }, drawn: Draw | null) => {
    draw = drawn;
    issue = next.issue;
    stage.open(next.drawsAt, drawn !== null);
    below.replaceChildren();
  };
  const tell = () => {
    if (!draw || isMoving) return null;
    const slips = ofIssue(desk.slipsOf(draw.issue), draw.issue);
    const outcome = outcomeOf(draw, slips);
    const numbers = (draw.numbers ?? []).join(', ');
    stage.tray.mark(outcome.matched, shell.say('studio.lottery.numbers', { numbers }));
    stage.setWords(verdict(shell, outcome, slips.length));
    renew(below, ...factsOf(shell, draw, { slips, outcome }));
    return outcome;
  };
  return {
    main: make('div', { class: 'pad draw' }, stage.element, below),
    dock: [dock.element],
    tick: dock.tick,
    update: () => {
      dock.update();
      tell();
    },
    issue: () => issue,
    isAwaiting: () => draw === null && issue !== '',
    expect: (next, drawsAt) => {
      open({ issue: next, drawsAt }, null);
      stage.tray.empty();
    },
    reveal: async (next) => {
      isMoving = true;
      open(next, next);
      await stage.tray.reveal(next.numbers ?? []);
      if (draw !== next) return;
      isMoving = false;
      const outcome = tell();
      if (outcome) end(shell, next, outcome);
    },
    show: (next) => {
      isMoving = false;
      open(next, next);
      stage.tray.show(next.numbers ?? []);
      tell();
    },
  };
}
