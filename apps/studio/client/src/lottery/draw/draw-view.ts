// The screen of a draw: its balls, the player's tickets, the winners, and the proof.
import { make, renew } from '../../page/element.ts';
import type { Game } from '../game.ts';
import { announcement, buildUp, verdict, winnersList } from './draw-parts.ts';
import { createNextDock } from '../clock/next-dock.ts';
import { ofIssue, outcomeOf, type Outcome } from './outcome.ts';
import { createOwnTickets } from './own-tickets.ts';
import { createStage } from './stage.ts';
import type { Draw } from '../state.ts';
import { fairLine } from '../verify.ts';
import type { View } from '../view.ts';

type DrawViewOptions = { game: Game; onPlay: () => void };
type DrawOpening = { issue: string; drawsAt: string; paid?: bigint | undefined };
export type DrawView = View & {
  issue: () => string;
  /** True if the draw's numbers are still awaited. */
  isAwaiting: () => boolean;
  /** True while the balls fall, and until the result was shown long enough to be read. The next draw waits meanwhile. */
  isOn: () => boolean;
  /** Shows a draw before its numbers are received. */
  expect: (next: { issue: string; drawsAt: string }) => void;
  /** Reveals the numbers. `paid` is the part of the prizes that the balance already contains. */
  reveal: (draw: Draw, paid?: bigint) => Promise<void>;
  show: (draw: Draw) => void;
  /** Called when another screen is opened. The balance is then shown at once. */
  leave: () => void;
};

/** Plays and announces the outcome, once, when everything was shown. */
function end(game: Game, draw: Draw, outcome: Outcome): void {
  const { shell } = game;
  const { sound, vibration, notices, purse } = shell;
  sound.play(outcome.isGain ? 'win' : 'end');
  if (outcome.isGain) vibration.give('prize');
  notices.speak(announcement(game, draw, outcome));
  void purse.refresh();
}

const keepBalance = () => undefined;
/** Shortest time for which a result is shown, in milliseconds. */
const readingTime = 2_500;

export function createDrawView({ game, onPlay }: DrawViewOptions): DrawView {
  const { shell, desk, look } = game;
  let draw: Draw | null = null;
  let issue = '';
  let drawsAt = '';
  let isMoving = false;
  let readUntil = 0;
  let showBalance: () => void = keepBalance;
  const dock = createNextDock({ shell, desk, onPlay });
  const stage = createStage({ ...shell, writeTime: desk.writeTime }, look.createTray());
  const tickets = createOwnTickets(game);
  /** The result in full, where the look has more than its stage shows. */
  const result = make('div');
  const facts = make('div');
  // Any tap shows all balls at once, except in a sheet. The operator's rules may forbid it.
  document.addEventListener('click', ({ target }) => {
    if (shell.starts.isPaced || (target as Element).closest('dialog')) return;
    stage.tray.finish();
  });

  const ownSlips = () => ofIssue(desk.slipsOf(issue), issue);
  const endHold = () => {
    showBalance();
    showBalance = keepBalance;
  };
  const open = (next: DrawOpening, phase: 'waiting' | 'falling' | 'drawn') => {
    ({ issue, drawsAt } = next);
    isMoving = phase === 'falling';
    readUntil = 0;
    stage.open(drawsAt, phase);
    facts.replaceChildren();
    result.replaceChildren();
    // The new hold begins before the old one ends, because the balance would reveal the prize in between.
    const hold = phase === 'drawn' ? keepBalance : shell.purse.hold(next.paid);
    endHold();
    showBalance = hold;
  };
  const showBuildUp = () => stage.setWords(buildUp(game, secondsTo(drawsAt, desk.now())));
  const tell = () => {
    if (!draw || isMoving) return null;
    const slips = ownSlips();
    const numbers = draw.numbers ?? [];
    const outcome = outcomeOf(draw, slips);
    stage.tray.setLabel(look.drawnText(numbers));
    stage.setWords(verdict(game, outcome, slips.length));
    tickets.show(slips, numbers);
    renew(result, look.resultList?.(numbers) ?? null);
    renew(facts, winnersList(game, draw), fairLine(shell, desk.state(), draw));
    return outcome;
  };
  const show = (next: Draw) => {
    draw = next;
    open(next, 'drawn');
    stage.tray.show(next.numbers ?? []);
    return tell();
  };
  return {
    main: make('div', { class: 'pad draw' }, stage.element, result, tickets.element, facts),
    dock: [dock.element],
    tick: (countdown) => {
      dock.tick(countdown);
      if (draw === null && issue !== '') showBuildUp();
    },
    update: () => {
      dock.update();
      tell();
    },
    issue: () => issue,
    isAwaiting: () => draw === null && issue !== '',
    isOn: () => isMoving || performance.now() < readUntil,
    expect: (next) => {
      draw = null;
      open(next, 'waiting');
      stage.tray.empty();
      tickets.wait(ownSlips());
      showBuildUp();
    },
    reveal: async (next, paid) => {
      draw = next;
      open({ ...next, paid }, 'falling');
      tickets.wait(ownSlips());
      stage.setWords(buildUp(game, 0));
      const numbers = next.numbers ?? [];
      await stage.tray.reveal(numbers, (count) => tickets.light(numbers.slice(0, count)));
      if (draw !== next) return;
      isMoving = false;
      readUntil = performance.now() + readingTime;
      stage.setPhase('drawn');
      endHold();
      const outcome = tell();
      if (outcome) end(game, next, outcome);
    },
    show,
    leave: () => {
      readUntil = 0;
      endHold();
    },
  };
}

const secondsTo = (drawsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(drawsAt) - now) / 1_000));
