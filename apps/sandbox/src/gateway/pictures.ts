// Covers of the gateway's games, on its own picture host: a gate, in a different colour for each game.
import type { FastifyInstance } from 'fastify';
import { games } from './gateway-state.ts';

/** The path of a game's picture, which the site loads from one of `images.hosts`. */
export const picturePath = (gameId: string): string => `/gateway/pictures/${gameId}.svg`;

const gateOf = (
  hue: number,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 200">
<rect width="150" height="200" fill="hsl(${hue} 45% 24%)"/>
<circle cx="75" cy="70" r="34" fill="hsl(${hue} 70% 78%)"/>
<path d="M30 200V96a45 45 0 0 1 90 0v104h-16V98a29 29 0 0 0-58 0v102z" fill="hsl(${hue} 55% 52%)"/>
<path d="M62 200v-88h8v88zm18 0v-88h8v88z" fill="hsl(${hue} 55% 40%)"/>
</svg>`;

export function pictureRoutes(app: FastifyInstance): void {
  for (const [at, { gameId }] of games.entries()) {
    const picture = gateOf(Math.round((360 * at) / games.length) + 200);
    app.get(`/pictures/${gameId}.svg`, async (_request, reply) =>
      reply.type('image/svg+xml').send(picture),
    );
  }
}
