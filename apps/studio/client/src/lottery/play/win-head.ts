// The head of the board: the largest prize, and the clock.
import { make, setText } from '../../page/element.ts';
import type { Ring } from '../clock/ring.ts';
import type { Game } from '../game.ts';
import { kindOf, prizeOf, winsOf } from '../rules/kinds.ts';
import type { Odd } from '../state.ts';
import { ticketOf, type Picks, type Table } from './picks.ts';

export type WinHead = { element: HTMLElement; show: (picks: Picks) => void };
type WinHeadOptions = { game: Game; table: Table; ring: Ring };

export function createWinHead({ game, table, ring }: WinHeadOptions): WinHead {
  const { shell, desk, look, rules } = game;
  const { say, money } = shell;
  const isClassic = rules.look === 'balls';
  const label = make('p', { class: 'text-caption text-muted' });
  const amount = make('bdi');
  const how = make('p', { class: 'text-caption text-muted' });
  /** Returns the possible outcomes of the picks, else of the kind, else of all kinds. */
  const winsFor = ({ draft }: Picks): Odd[] => {
    const kind = kindOf(rules, draft.kind);
    if (kind) return winsOf(kind, table.composing.bet(draft)?.picks ?? null);
    const shared = rules.kinds.filter(({ name }) => name === draft.group);
    return (shared.length > 0 ? shared : rules.kinds).flatMap((each) => winsOf(each, null));
  };
  return {
    element: make(
      'section',
      { class: 'row pad jackpot' },
      make(
        'div',
        { class: 'grow' },
        label,
        make('p', { class: 'hero num text-accent' }, amount),
        how,
      ),
      make(
        'div',
        { class: 'ring-box' },
        ring.element,
        make('p', { class: 'text-fine text-faint' }, say('studio.lottery.to_draw')),
      ),
    ),
    show: (picks) => {
      const wins = winsFor(picks);
      const units = ticketOf(table, picks)?.units ?? picks.units;
      const stake = BigInt(desk.state().unit) * BigInt(units);
      const prizes = wins.map(({ times }) => prizeOf(stake, times));
      const most = prizes.reduce((best, each) => (each > best ? each : best), 0n);
      const isOne = new Set(prizes).size === 1;
      const text = isOne ? say('studio.lottery.win') : say('studio.lottery.win_up_to');
      setText(label, isClassic ? say('studio.lottery.jackpot') : text);
      setText(amount, money.short(most));
      setText(how, look.how(picks.draft));
    },
  };
}
