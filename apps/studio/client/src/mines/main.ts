// Mines: the studio places them when a round begins, this page opens one tile after the other.
import '../sheet/mines.css';
import type { DescribedMines } from '@parlour/games/instant/descriptions';
import { runGame } from '../instant/run-game.ts';
import { loadLater } from '../page/load-later.ts';
import { createChoice } from './choice.ts';
import { lookOf } from './look.ts';
import { firstChoice, type MinesDrawn } from './reading.ts';
import { createScene } from './scene.ts';
import { sentence } from './words.ts';

runGame<DescribedMines, MinesDrawn>((table) => {
  const { shell, rules, title, chosen } = table;
  const { say } = shell;
  const look = lookOf(title);
  const first = firstChoice(rules, chosen['mines']);
  const choice = createChoice({ say, rules, look, first });
  return {
    scene: createScene({ table, look, choice }),
    below: [choice.element],
    choice: () => ({ mines: choice.mines() }),
    setIdle: choice.setIdle,
    ready: say('studio.mines.ready', { art: look.name }),
    how: say('studio.mines.how'),
    sentence: (round) => sentence(say, look.name, round),
    openRules: async () => {
      const sheet = await loadLater(shell, () => import('./rules-sheet.ts'));
      sheet?.openRulesSheet(table, look);
    },
  };
});
