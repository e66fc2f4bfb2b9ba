// Rules, prizes and odds of a ticket.
import type { DescribedScratch } from '@parlour/games/instant/descriptions';
import { fairWords, paidWords, playWords } from '../instant/rules-words.ts';
import type { Table } from '../instant/scene.ts';
import { grouped } from '../page/grouped.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import type { ScratchLook } from './look.ts';
import { threeAlike } from './pay-table.ts';

export function openRulesSheet(table: Table<DescribedScratch, never>, look: ScratchLook): void {
  const { rules, shell } = table;
  const { say, openSheet } = shell;
  const rows = rules.prizes.map(({ symbol, times, oneIn }) => ({
    name: threeAlike(say, look, symbol),
    prize: `×${grouped(times)}`,
    chance: say('studio.game.one_in', { count: grouped(oneIn) }),
  }));
  const any = {
    name: say('studio.scratch.any'),
    prize: '',
    chance: say('studio.game.one_in', { count: rules.anyOneIn }),
  };
  openSheet(
    say('studio.game.rules'),
    playWords(table, say('studio.scratch.rules_play')),
    oddsTable(say, [...rows, any]),
    paidWords(say, rules),
    fairWords(say),
  );
}
