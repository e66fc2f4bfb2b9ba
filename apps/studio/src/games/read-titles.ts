// The studio's titles are written one to a line: game code | name, below a heading with the vendor that lists them.
import type { GameEngine } from '@parlour/phrases/game-texts';

export type Title = {
  gameCode: string;
  name: string;
  vendor: string;
  category: string;
  engine: GameEngine;
};

const lotteryCategories = new Set(['LOTT', 'ELOTT', 'SEA_LOTT', 'VIETNAM_LOTTO']);

/** Every title opens one of the engines. */
const engineOf = (category: string): GameEngine =>
  lotteryCategories.has(category) ? 'lottery' : 'lanterns';

export function readTitles(category: string, text: string): Title[] {
  const sections = text.split(/^# /m).slice(1);
  return sections.flatMap((section) => {
    const [vendor = '', ...lines] = section.trim().split('\n');
    return lines.map((line) => {
      const [gameCode = '', name = ''] = line.split('|').map((part) => part.trim());
      return { gameCode, name, vendor, category, engine: engineOf(category) };
    });
  });
}
