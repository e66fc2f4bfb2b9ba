// Reels: the studio decides a round with all its free spins, this page shows them.
import '../sheet/reels.css';
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { runGame } from '../instant/run-game.ts';
import { loadLater } from '../page/load-later.ts';
import { payTable } from './pay-table.ts';
import type { ReelsDrawn } from './reading.ts';
import { createScene } from './scene.ts';
import { sentence } from './words.ts';

runGame<DescribedReels, ReelsDrawn>((table) => {
  const { shell, rules } = table;
  const { say } = shell;
  return {
    scene: createScene(table),
    below: [payTable(say, rules)],
    ready: say('studio.reels.ready'),
    how: say('studio.reels.how'),
    sentence: (round) => sentence(say, rules, round),
    openRules: async () => {
      const sheet = await loadLater(shell, () => import('./rules-sheet.ts'));
      sheet?.openRulesSheet(table);
    },
  };
});
