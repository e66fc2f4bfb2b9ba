// Rules, prizes and odds.
import type { DescribedLanterns } from '@parlour/games/instant/descriptions';
import { fairWords, paidWords, playWords } from '../instant/rules-words.ts';
import type { Table } from '../instant/scene.ts';
import { grouped } from '../page/grouped.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import { threeSigns } from './pay-table.ts';

export function openRulesSheet(table: Table<DescribedLanterns, never>): void {
  const { rules, shell } = table;
  const { say, openSheet } = shell;
  const { signs, three, two, oneIn } = rules;
  const chanceOf = (name: string) =>
    say('studio.game.one_in', { count: grouped(oneIn[name] ?? '0') });
  const rows = signs.map((sign) => ({
    name: threeSigns(say, sign),
    prize: `×${three[sign] ?? '0'}`,
    chance: chanceOf(sign),
  }));
  const pair = { name: say('studio.lanterns.any_two'), prize: `×${two}`, chance: chanceOf('two') };
  openSheet(
    say('studio.game.rules'),
    playWords(table, say('studio.lanterns.rules_play')),
    oddsTable(say, [...rows, pair]),
    paidWords(say, rules),
    fairWords(say),
  );
}
