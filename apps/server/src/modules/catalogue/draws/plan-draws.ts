// Plans how a pulled list changes the known draws.
import type { OfferedDraw, OfferedGame } from '#providers/games/games';

export type DrawOfGame = OfferedDraw & { vendor: string };

/** A game of an integration. `isDrawn`: draws of it are stored. */
export type DrawnGame = { vendor: string; gameId: string; isDrawn: boolean };

export type DrawChanges = {
  begun: DrawOfGame[];
  moved: DrawOfGame[];
  ended: Pick<DrawnGame, 'vendor' | 'gameId'>[];
};

const keyOf = (vendor: string, code: string): string => `${vendor}\n${code}`;

/** Plans the changes. `games` are all games of the integration: a game that belongs to another one keeps that one's draws. */
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
