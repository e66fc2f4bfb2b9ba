// The picture of a title, the same that an operator's lobby draws of it, and its hue for the game's own scene.
import { coverKind } from '@parlour/contract/lobby/cover-path';
import { choose, cover, type CoverInput } from '@parlour/covers/cover';
import type { FastifyInstance } from 'fastify';
import type { Title } from '../games/title.ts';
import { findTitle } from '../games/titles.ts';

const size = { w: 180, h: 240 };
const inputOf = ({ gameCode, category }: Title): CoverInput => ({
  id: gameCode,
  category: coverKind(category) as CoverInput['category'],
  ...size,
});

export const coverAddress = ({ gameCode }: Title): string => `/covers/${gameCode}.svg`;

/** The titles that the engines were drawn for keep the engine's own look, and a lobby has no game of its own. */
const undressed = new Set(['minute-six', 'minute-six-sea', 'lucky-six', 'three-lanterns']);

export function dressOf(title: Title): { cover: string | null; hue: number | null } {
  if (undressed.has(title.gameCode)) return { cover: null, hue: null };
  const [hue] = choose(inputOf(title)).pair;
  return { cover: coverAddress(title), hue };
}

/** Drawn anew each time: it takes less than a millisecond, and browsers keep it. */
export function serveCovers(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/covers/:code.svg', async ({ params }, reply) => {
    const title = findTitle(params.code);
    if (!title) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(cover(inputOf(title)));
  });
}
