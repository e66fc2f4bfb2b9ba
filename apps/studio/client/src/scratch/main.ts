// Scratch tickets: the studio draws nine fields when a round is played, this page lets the player rub the foil off.
import '../sheet/scratch.css';
import type { DescribedScratch } from '@parlour/games/instant/descriptions';
import { runGame } from '../instant/run-game.ts';
import { loadLater } from '../page/load-later.ts';
import { lookOf } from './look.ts';
import { payTable } from './pay-table.ts';
import { sentence, type ScratchDrawn } from './reading.ts';
import { createScene } from './scene.ts';

runGame<DescribedScratch, ScratchDrawn>((table) => {
  const { shell, rules } = table;
  const { say } = shell;
  const look = lookOf(rules);
  return {
    scene: createScene({ table, look }),
    below: [payTable(say, look, rules)],
    ready: say('studio.scratch.ready'),
    how: say('studio.scratch.how'),
    sentence: (round) => sentence(say, rules, round),
    openRules: async () => {
      const sheet = await loadLater(shell, () => import('./rules-sheet.ts'));
      sheet?.openRulesSheet(table, look);
    },
  };
});
