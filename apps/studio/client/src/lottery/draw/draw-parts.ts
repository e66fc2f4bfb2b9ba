// What is said around the balls of a draw.
import { make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import type { Draw } from '../state.ts';
import type { Outcome } from './outcome.ts';
import type { StageWords } from './stage.ts';

const words = { 3: 'three', 4: 'four', 5: 'five' } as const;
const inWords = (count: number) => words[count as keyof typeof words] ?? 'six';

const title = (text: string) => make('p', { class: 'text-heading' }, text);

/** Nothing for a player without a ticket. Without a win no amount and no hint of a near miss. */
export function verdict({ say }: Shell, outcome: Outcome, tickets: number): StageWords {
  if (tickets === 0) return { key: 'none', prize: null, lines: [] };
  if (!outcome.isSettled) {
    return { key: 'settling', prize: null, lines: [title(say('studio.lottery.settling'))] };
  }
  const { winning, best, isPaid, prize } = outcome;
  if (winning.length === 0) {
    return { key: 'lost', prize: null, lines: [title(say('studio.lottery.no_prize'))] };
  }
  const which = say('studio.lottery.winning', { count: winning.length, list: winning.join(', ') });
  const paid = say(isPaid ? 'studio.game.paid' : 'studio.game.being_paid');
  return {
    key: `won ${prize} ${isPaid}`,
    prize,
    lines: [
      title(say('studio.lottery.matched', { count: inWords(best) })),
      make('p', { class: 'text-caption stage-paid' }, `${which} · ${paid}`),
    ],
  };
}

/** Before the first ball: how long it still takes, to the second, and then that it is time. */
export function buildUp({ say }: Shell, seconds: number): StageWords {
  if (seconds === 0) {
    return { key: 'now', prize: null, lines: [title(say('studio.lottery.now'))] };
  }
  return {
    key: `in ${seconds}`,
    prize: null,
    lines: [
      make('p', { class: 'hero num stage-count', 'aria-hidden': 'true' }, String(seconds)),
      title(say('studio.lottery.good_luck')),
    ],
  };
}

export function announcement({ say, money }: Shell, draw: Draw, outcome: Outcome): string {
  const numbers = say('studio.lottery.numbers', { numbers: (draw.numbers ?? []).join(', ') });
  if (outcome.winning.length === 0) return `${say('studio.lottery.result')}. ${numbers}`;
  const matched = say('studio.lottery.matched', { count: inWords(outcome.best) });
  return `${numbers}. ${matched}. ${money.exact(outcome.prize)}`;
}

export function winnersCard({ say }: Shell, { winners }: Draw): HTMLElement {
  const cell = (count: '3' | '4' | '5' | '6') => {
    const had = winners?.[count] ?? 0;
    const text = had === 0 ? say('studio.lottery.none') : had.toLocaleString('en');
    const name = say('studio.lottery.right', { count });
    return make(
      'div',
      {},
      make('p', { class: 'text-fine text-faint' }, name),
      make('p', { class: 'text-subheading' }, text),
    );
  };
  return make('div', { class: 'card num winners' }, ...(['6', '5', '4', '3'] as const).map(cell));
}
