// The cover of a title, the same as in an operator's lobby, and its hue for the game's scene.
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

/** Titles with the engine's original look, without a cover and hue. */
const undressed = new Set(['minute-six', 'minute-six-sea', 'lucky-six', 'three-lanterns']);

export function dressOf(title: Title): { cover: string | null; hue: number | null } {
  if (undressed.has(title.gameCode)) return { cover: null, hue: null };
  const [hue] = choose(inputOf(title)).pair;
  return { cover: coverAddress(title), hue };
}

/** Serves covers, drawn at each request: this takes less than a millisecond, and browsers cache them. */
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
