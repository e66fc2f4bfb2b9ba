// Rules, prizes and odds.
import { make } from '../page/element.ts';
import { oddsTable } from '../page/odds-table.ts';
import type { Shell } from '../page/shell.ts';
import { signIcon } from './shapes.ts';
import { signs, type Lanterns } from './state.ts';

export function openRulesSheet({ say, openSheet }: Shell, { odds }: Lanterns): void {
  const rows = signs.map((sign) => ({
    name: make(
      'span',
      { class: 'pay-signs' },
      signIcon(sign),
      signIcon(sign),
      signIcon(sign),
      make('span', { class: 'vh' }, `3 × ${say('studio.lanterns.sign', { sign })}`),
    ),
    prize: `×${odds.three[sign]}`,
    oneIn: odds.oneIn[sign],
  }));
  const pair = {
    name: say('studio.lanterns.any_two'),
    prize: `×${odds.two}`,
    oneIn: odds.oneIn.two,
  };
  const paragraph = (text: string) => make('p', { class: 'b2 mut sheet-text' }, text);
  openSheet(
    say('studio.game.rules'),
    paragraph(say('studio.lanterns.rules_play')),
    oddsTable(say, [...rows, pair]),
    paragraph(say('studio.lanterns.rules_return', { share: `${odds.returned} %` })),
    paragraph(say('studio.lanterns.rules_fair')),
  );
}
