// What stands around the balls of a draw.
import { make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { ballRow } from '../balls.ts';
import type { Outcome } from './outcome.ts';
import { slipWords } from '../lists/slip-words.ts';
import type { Draw, Slip } from '../state.ts';

const words = { 3: 'three', 4: 'four', 5: 'five' } as const;
const inWords = (count: number) => words[count as keyof typeof words] ?? 'six';

/** Nothing for a player without a ticket. Without a win no amount and no hint of a near miss. */
export function verdict({ say, money }: Shell, outcome: Outcome, tickets: number): HTMLElement[] {
  if (tickets === 0) return [];
  const title = (text: string) => make('p', { class: 'text-heading' }, text);
  if (!outcome.isSettled) return [title(say('studio.lottery.settling'))];
  if (outcome.winning.length === 0) return [title(say('studio.lottery.no_match'))];
  const list = outcome.winning.join(', ');
  const which = say('studio.lottery.winning', { count: outcome.winning.length, list });
  const paid = say(outcome.isPaid ? 'studio.game.paid' : 'studio.game.being_paid');
  return [
    make('p', { class: 'hero num text-accent' }, make('bdi', {}, money.exact(outcome.prize))),
    title(say('studio.lottery.matched', { count: inWords(outcome.best) })),
    make('p', { class: 'text-caption stage-paid' }, `${which} · ${paid}`),
  ];
}

export function announcement({ say, money }: Shell, draw: Draw, outcome: Outcome): string {
  const numbers = say('studio.lottery.numbers', { numbers: (draw.numbers ?? []).join(', ') });
  if (outcome.winning.length === 0) return `${say('studio.lottery.result')}. ${numbers}`;
  const matched = say('studio.lottery.matched', { count: inWords(outcome.best) });
  return `${numbers}. ${matched}. ${money.exact(outcome.prize)}`;
}

export function ownTickets(shell: Shell, slips: readonly Slip[], outcome: Outcome): HTMLElement[] {
  if (slips.length === 0) return [];
  const { say } = shell;
  const row = (slip: Slip, place: number) =>
    make(
      'div',
      { class: 'list-row list-row--detail list-row--flush' },
      make(
        'div',
        { class: 'grow' },
        make(
          'p',
          { class: 'text-caption text-faint' },
          say('studio.lottery.ticket', { number: place + 1 }),
        ),
        ballRow(slip.picks, slip.state === 'won' ? outcome.matched : new Set()),
      ),
      slipWords(shell, slip),
    );
  return [
    make('h2', { class: 'text-heading draw-title' }, say('studio.lottery.your_tickets')),
    make('div', { class: 'list num' }, ...slips.map(row)),
  ];
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
