// What a list changes in the draws that are known.
import type { OfferedDraw, OfferedGame } from '#providers/games/games';

export type DrawOfGame = OfferedDraw & { vendor: string };

/** An integration's game, and whether it is known as one that is drawn. */
export type DrawnGame = { vendor: string; gameId: string; isDrawn: boolean };

export type DrawChanges = {
  begun: DrawOfGame[];
  moved: DrawOfGame[];
  ended: Pick<DrawnGame, 'vendor' | 'gameId'>[];
};

const keyOf = (vendor: string, code: string): string => `${vendor}\n${code}`;

/** `games` are all that the integration has: a game that belongs to another one keeps that one's draws. */
export function planDraws(
  games: readonly DrawnGame[],
  list: readonly Pick<OfferedGame, 'gameCode' | 'vendor' | 'draw'>[],
): DrawChanges {
  const told = new Map(
    list.flatMap(({ gameCode, vendor, draw }) =>
      draw ? [[keyOf(vendor, gameCode), { gameCode, vendor, draw }] as const] : [],
    ),
  );
  const changes: DrawChanges = { begun: [], moved: [], ended: [] };
  for (const { vendor, gameId, isDrawn } of games) {
    const now = told.get(keyOf(vendor, gameId));
    if (now) (isDrawn ? changes.moved : changes.begun).push(now);
    else if (isDrawn) changes.ended.push({ vendor, gameId });
  }
  return changes;
}
