// Rules, prizes and odds.
import { make } from '../page/element.ts';
import { oddsTable } from '../page/odds-table.ts';
import type { Shell } from '../page/shell.ts';
import { threeSigns } from './pay-table.ts';
import type { Lanterns } from './state.ts';

export function openRulesSheet({ say, openSheet }: Shell, { odds }: Lanterns): void {
  const rows = odds.pays
    .filter(({ alike }) => alike > 0)
    .map(({ sign, multiplier, chance }) => ({
      name: sign === null ? say('studio.lanterns.any_two') : threeSigns(say, sign),
      prize: `×${multiplier}`,
      chance: `${chance} %`,
    }));
  const paragraph = (text: string) => make('p', { class: 'b2 mut sheet-text' }, text);
  openSheet(
    say('studio.game.rules'),
    paragraph(say('studio.lanterns.rules_play')),
    oddsTable(say, rows),
    paragraph(say('studio.lanterns.rules_return', { share: `${odds.longRun} %` })),
    paragraph(say('studio.lanterns.rules_fair')),
  );
}
