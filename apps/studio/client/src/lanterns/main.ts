// Three Lanterns: the studio decides a round, this page shows it.
import '../sheet/lanterns.css';
import type { DescribedLanterns } from '@parlour/games/instant/descriptions';
import { runGame } from '../instant/run-game.ts';
import { loadLater } from '../page/load-later.ts';
import { payTable } from './pay-table.ts';
import { sentence } from './reading.ts';
import { createScene } from './scene.ts';
import type { LanternsDrawn } from './state.ts';

runGame<DescribedLanterns, LanternsDrawn>((table) => {
  const { shell, rules } = table;
  const { say } = shell;
  return {
    scene: createScene(table),
    below: [payTable(say, rules)],
    ready: say('studio.lanterns.ready'),
    how: say('studio.lanterns.how'),
    sentence: (round) => sentence(say, round),
    openRules: async () => {
      const sheet = await loadLater(shell, () => import('./rules-sheet.ts'));
      sheet?.openRulesSheet(table);
    },
  };
});
