// Rules, prizes and odds.
import type { DescribedLanterns } from '@parlour/games/instant/descriptions';
import { openInstantRules, prizeFor } from '../instant/rules-words.ts';
import type { Table } from '../instant/scene.ts';
import { grouped } from '../page/grouped.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import { threeSigns } from './pay-table.ts';

export function openRulesSheet(table: Table<DescribedLanterns, never>): void {
  const { rules, shell } = table;
  const { say } = shell;
  const { signs, three, two, oneIn } = rules;
  const row = (key: string, name: string | Node, times: string) => ({
    name,
    prize: prizeFor(table, times),
    chance: say('studio.game.one_in', { count: grouped(oneIn[key] ?? '0') }),
  });
  openInstantRules(table, {
    steps: [say('studio.lanterns.rules_play'), say('studio.lanterns.rules_pays')],
    prizes: [
      oddsTable(say, [
        ...signs.map((sign) => row(sign, threeSigns(say, sign), three[sign] ?? '0')),
        row('two', say('studio.lanterns.any_two'), two),
      ]),
    ],
  });
}
