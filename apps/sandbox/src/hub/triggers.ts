// Trigger games: the game_code of a launch determines the hub's answer. The hub has no other games; their vendor is SANDBOX.
//
//   sbx_game        with a url at once: its page has the wallet's hard cases
//   sbx_slow2       after 2 s, then as sbx_game
//   sbx_slow8       after 8 s, then as sbx_game
//   sbx_slow12      after 12 s, then as sbx_game
//   sbx_dead        never
//   sbx_403         403, not enabled for this operator
//   sbx_404         404, unknown game
//   sbx_500         500
//   sbx_badjson     200 with invalid JSON
//   sbx_cut         200, and hangs up in the middle of the answer
//   sbx_nourl       200 without a url
//   sbx_redirect    302 to the game
//   sbx_huge        200 with a url and another megabyte
//   sbx_elsewhere   200 with a url at an origin that no operator lists
import type { FastifyReply } from 'fastify';
import { cutOff, sendBrokenJson, type Wait } from '../faults/misbehave.ts';
import type { Trigger } from '../stand-in.ts';

/** Answers a launch; `url` creates the address of a playable game. */
type AnswerLaunch = (
  reply: FastifyReply,
  by: { url: () => Promise<string>; wait: Wait },
) => Promise<unknown>;
type TriggerGame = { effect: string; answer: AnswerLaunch };

const atOnce: AnswerLaunch = async (_, { url }) => ({ url: await url() });
const late =
  (seconds: number): AnswerLaunch =>
  async (_, { url, wait }) => {
    await wait(seconds * 1_000);
    return { url: await url() };
  };
const refuse =
  (status: number, error: string): AnswerLaunch =>
  async (reply) =>
    reply.code(status).send({ error });

const games: Record<string, TriggerGame> = {
  sbx_game: { effect: 'Opens at once, with the wallet’s hard cases', answer: atOnce },
  sbx_slow2: { effect: 'Answers after 2 s', answer: late(2) },
  sbx_slow8: { effect: 'Answers after 8 s', answer: late(8) },
  sbx_slow12: { effect: 'Answers after 12 s', answer: late(12) },
  sbx_dead: { effect: 'Never answers', answer: async (reply) => reply.hijack() },
  sbx_403: { effect: '403: not enabled', answer: refuse(403, 'game is not enabled') },
  sbx_404: { effect: '404: unknown', answer: refuse(404, 'game was not found') },
  sbx_500: { effect: '500', answer: refuse(500, 'internal server error') },
  sbx_badjson: {
    effect: '200 with what is no JSON',
    answer: async (reply) => {
      sendBrokenJson(reply);
      return reply;
    },
  },
  sbx_cut: {
    effect: 'Hangs up in the middle of the answer',
    answer: async (reply) => {
      cutOff(reply);
      return reply;
    },
  },
  sbx_nourl: { effect: '200 without a url', answer: async () => ({}) },
  sbx_redirect: {
    effect: '302 to the game',
    answer: async (reply, { url }) => reply.redirect(await url(), 302),
  },
  sbx_huge: {
    effect: '200 with a megabyte beside the url',
    answer: async (_, { url }) => ({ url: await url(), padding: 'x'.repeat(1_000_000) }),
  },
  sbx_elsewhere: {
    effect: '200 with a url at an origin that nobody lists',
    answer: async () => ({ url: 'https://elsewhere.example/game' }),
  },
};

/** A game that a launch opens. */
export type HubGame = { gameCode: string; name: string; answer: AnswerLaunch };
export const vendor = 'SANDBOX';

export const hubGames: readonly HubGame[] = Object.entries(games).map(
  ([gameCode, { effect, answer }]) => ({ gameCode, name: effect, answer }),
);

export const hubTriggers: Trigger[] = hubGames.map(({ gameCode, name }) => ({
  input: gameCode,
  effect: name,
}));

export const findGame = (gameCode: string): HubGame | null =>
  hubGames.find((game) => game.gameCode === gameCode) ?? null;
