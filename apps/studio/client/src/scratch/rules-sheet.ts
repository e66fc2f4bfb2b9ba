// Rules, prizes and odds of a ticket.
import type { DescribedScratch } from '@parlour/games/instant/descriptions';
import { openInstantRules, prizeFor } from '../instant/rules-words.ts';
import type { Table } from '../instant/scene.ts';
import { grouped } from '../page/grouped.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import type { ScratchLook } from './look.ts';
import { threeAlike } from './pay-table.ts';
import { blankOf, wordOf } from './reading.ts';

export function openRulesSheet(table: Table<DescribedScratch, never>, look: ScratchLook): void {
  const { rules, shell } = table;
  const { say } = shell;
  const oneIn = (count: string) => say('studio.game.one_in', { count: grouped(count) });
  const rows = rules.prizes.map(({ symbol, times, oneIn: count }) => ({
    name: threeAlike(say, look, symbol),
    prize: prizeFor(table, times),
    chance: oneIn(count),
  }));
  const any = { name: say('studio.scratch.any'), prize: '', chance: oneIn(rules.anyOneIn) };
  const blank = wordOf(say, blankOf(look.name));
  openInstantRules(table, {
    steps: [
      say('studio.scratch.rules_play'),
      say('studio.scratch.rules_pays'),
      say('studio.scratch.rules_none', { symbol: blank }),
    ],
    prizes: [oddsTable(say, [...rows, any])],
  });
}
