// The pages of a play: the game itself, and one that says why there is none, with the way back.
import type { FastifyReply } from 'fastify';
import type { Engine } from '../engine.ts';
import type { Play } from '../plays/store.ts';

export type PlayPages = {
  sendPlay: (reply: FastifyReply, play: Play) => Promise<FastifyReply>;
  /** The launch opened before, or too long ago; null where it is nobody's. */
  sendUsed: (reply: FastifyReply, launch: Play | null) => FastifyReply;
  sendOver: (reply: FastifyReply, play: Play | null) => FastifyReply;
};

type Deps = { engines: readonly Engine[] };

export const playPages = ({ engines }: Deps): PlayPages => ({
  sendPlay: async (reply, play) => {
    const games = engines.map(({ name }) => name);
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>${games.join()}</title>${play.gameCode}`);
  },
  sendUsed: (reply, launch) => reply.code(launch ? 410 : 404).send(),
  sendOver: (reply) => reply.code(404).send(),
});
