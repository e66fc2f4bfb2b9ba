// Rules, prizes and odds.
import { make } from '../page/element.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import type { Shell } from '../page/shell.ts';
import { threeSigns } from './pay-table.ts';
import { signs, type Lanterns } from './state.ts';

export function openRulesSheet({ say, openSheet }: Shell, { odds }: Lanterns): void {
  const rareness = (count: string) => say('studio.game.one_in', { count });
  const three = signs.map((sign) => ({
    name: threeSigns(say, sign),
    prize: `×${odds.three[sign]}`,
    chance: rareness(odds.oneIn[sign]),
  }));
  const two = {
    name: say('studio.lanterns.any_two'),
    prize: `×${odds.two}`,
    chance: rareness(odds.oneIn.two),
  };
  const paragraph = (text: string) =>
    make('p', { class: 'text-small text-muted sheet-text' }, text);
  openSheet(
    say('studio.game.rules'),
    paragraph(say('studio.lanterns.rules_play')),
    oddsTable(say, [...three, two]),
    paragraph(say('studio.lanterns.rules_return', { share: `${odds.returned} %` })),
    paragraph(say('studio.lanterns.rules_fair')),
  );
}
