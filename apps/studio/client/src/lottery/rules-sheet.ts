// Rules, prizes and odds.
import { make } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import { prizes, returned } from './prizes.ts';
import type { Lottery } from './state.ts';

export function openRulesSheet({ say, money, openSheet }: Shell, state: Lottery): void {
  const { period, closesBefore } = state;
  const price = BigInt(state.price);
  const rows = prizes.map(({ right, times, oneIn }) => ({
    name: say('studio.lottery.right', { count: right }),
    prize: money.short(price * times),
    chance: say('studio.game.one_in', { count: oneIn.toLocaleString('en') }),
  }));
  const paragraph = (text: string) =>
    make('p', { class: 'text-small text-muted sheet-text' }, text);
  openSheet(
    say('studio.game.rules'),
    paragraph(say('studio.lottery.rules_pick', { seconds: period, closes: closesBefore })),
    paragraph(say('studio.lottery.rules_win')),
    oddsTable(say, rows),
    paragraph(say('studio.lottery.rules_return', { share: returned })),
    paragraph(say('studio.lottery.rules_fair')),
  );
}
