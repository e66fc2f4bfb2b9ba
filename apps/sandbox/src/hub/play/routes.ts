// The game page: its address opens once, within a minute. Its buttons send a key that only the page has.
import { html } from '@parlour/document/html';
import { hashCode, newCode } from '@parlour/supplier/one-time-code';
import { openingOf } from '@parlour/supplier/operator/links';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { plainPage } from '../../look/plain-page.ts';
import { sendPage } from '../../look/page.ts';
import { findGame } from '../triggers.ts';
import type { MoveDeps } from '../rounds/moves.ts';
import { findOpenRound } from '../rounds/store.ts';
import { findLobby, findPlay, openLaunch, type Play } from './store.ts';
import { everyday, keyOf, plainCases, type Act, type Amounts } from './acts.ts';
import { readAmount, showAmount } from './amounts.ts';
import { demoActs } from './demo-acts.ts';
import { hardCases } from './hard-cases.ts';
import { backToLobby, playPage } from './play-page.ts';
import type { Report } from './report.ts';

const acts: Record<string, Act> = { ...everyday, ...plainCases, ...hardCases };
const Pressed = z.object({ key: z.string(), stake: z.string(), win: z.string() });

export function playRoutes(app: FastifyInstance, deps: MoveDeps): void {
  app.get<{ Params: { code: string } }>('/launch/:code', async ({ params }, reply) =>
    openGame(deps, params.code, reply),
  );

  app.post<{ Params: { act: string } }>('/play/acts/:act', async ({ params, body }, reply) => {
    const pressed = Pressed.safeParse(body);
    const play = pressed.success && (await findPlay(deps.pool, hashCode(pressed.data.key)));
    if (!play) return reply.code(404).send({ error: 'this game is over' });
    const stake = readAmount(pressed.data.stake);
    const win = readAmount(pressed.data.win);
    if (stake === null || win === null) {
      return reply.code(400).send({ error: 'an amount is like 10.00' });
    }
    const reports = await press(deps, { play, act: params.act, amounts: { stake, win } });
    if (!reports) return reply.code(404).send({ error: 'there is no such button' });
    return describe(deps, play, reports);
  });
}

async function openGame(
  { pool, clock }: MoveDeps,
  code: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = newCode();
  const now = clock();
  const { launchHash: codeHash, since } = openingOf(code, now);
  const play = await openLaunch(pool, { codeHash, keyHash: hashCode(key), now, since });
  const game = play && findGame(play.gameCode);
  if (!game) return sayGone(reply, await findLobby(pool, codeHash));
  const { lobbyUrl, isDemo } = play;
  return sendPage(reply, 200, playPage({ game, lobbyUrl, key, isDemo }));
}

type ButtonPress = { play: Play; act: string; amounts: Amounts };

async function press(
  deps: MoveDeps,
  { play, act, amounts }: ButtonPress,
): Promise<Report[] | null> {
  if (play.isDemo) {
    const found = Object.hasOwn(demoActs, act) ? demoActs[act] : undefined;
    return found ? [await found(deps.pool, play, amounts)] : null;
  }
  const found = Object.hasOwn(acts, act) ? acts[act] : undefined;
  return found ? found(deps, play, amounts) : null;
}

/** Returns the state that the page shows after a button. */
async function describe({ pool }: MoveDeps, play: Play, reports: Report[]) {
  const round = play.isDemo ? null : await findOpenRound(pool, keyOf(play));
  const balance = reports.findLast((each) => each.balance !== null)?.balance ?? null;
  const currency = play.isDemo ? '' : play.currency;
  return {
    balance: balance === null ? null : showAmount(balance, currency),
    round: round ? `Round ${round.id.slice(0, 8)} is open` : 'No round is open',
    canSettle: play.isDemo || round !== null,
    reports: reports.map(({ what, verdict, isExpected }) => ({ what, verdict, isExpected })),
  };
}

function sayGone(reply: FastifyReply, lobbyUrl: string | null): FastifyReply {
  if (lobbyUrl === null) {
    const text = 'This address belongs to no game. Open the game from the lobby.';
    return sendPage(reply, 404, plainPage({ title: 'No such game', text, way: html`` }));
  }
  const text =
    'An address of a game opens once, within a minute. Open the game from the lobby again.';
  return sendPage(
    reply,
    410,
    plainPage({ title: 'This address opens no more', text, way: backToLobby(lobbyUrl) }),
  );
}
