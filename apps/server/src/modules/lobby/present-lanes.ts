import type { Language } from '@parlour/contract/languages';
import type { Lane } from '@parlour/contract/lobby/lobby';
import { presentGame } from './present-game.ts';
import type { LaneRows } from './store.ts';

/** The family's shape (LOBBY-01). A lane without games stays away: it would lead nowhere. */
export function presentLanes(rows: LaneRows, language: Language): Lane[] {
  const ofCategory = <Row extends { category: string }>(list: Row[], category: string): Row[] =>
    list.filter((row) => row.category === category);
  return rows.lanes
    .map(({ category }) => ({
      title: category,
      gameCount: ofCategory(rows.counts, category)[0]?.games ?? 0,
      gameClassify: ofCategory(rows.marks, category).map(({ mark, vendors }) => ({
        gameClassify: mark,
        vendors,
      })),
      cards: ofCategory(rows.cards, category).map(({ accountType, displayName }) => ({
        accountTypeName: accountType,
        displayName,
      })),
      games: ofCategory(rows.firstGames, category).map((game) => presentGame(game, language)),
    }))
    .filter(({ gameCount }) => gameCount > 0);
}
