// Routes of a launch. It opens once and redirects to the play's page, in the tab or in a frame of a site on the operator's list.
import { hashCode, newCode } from '@parlour/supplier/one-time-code';
import { openingOf } from '@parlour/supplier/operator/links';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { PlayPages } from '../../page/play-pages.ts';
import { findLaunch, openLaunch, type Play } from '../store.ts';
import { frameCookie, probeCookie, readCookie, tabCookie } from './cookies.ts';
import type { FramedBy } from './framed-by.ts';
import { limitLaunchGuesses } from './launch-guesses.ts';

export type LaunchDeps = {
  pool: Pool;
  pages: PlayPages;
  framedBy: FramedBy;
  origin: string;
  clock: () => Date;
};

/** Steps of a launch. In a frame, `/frame` tests whether the browser stores a cookie there. If not, the page offers `/tab`. */
const steps = ['', '/frame', '/tab'] as const;
type Step = (typeof steps)[number];
type LaunchRequest = FastifyRequest<{ Params: { code: string } }>;

type Answer =
  | { end: 'opened'; play: Play; address: string; key: string; place: 'tab' | 'frame' }
  | { end: 'used'; play: Play }
  | { end: 'probe' }
  | { end: 'no-cookie'; play: Play };

export function launchRoutes(app: FastifyInstance, deps: LaunchDeps): void {
  const { pages } = deps;
  const guesses = limitLaunchGuesses();
  const serve = (step: Step): void => {
    app.get(`/launch/:code${step}`, async (request: LaunchRequest, reply) => {
      const retryAfter = guesses.begin(request.ip);
      if (retryAfter !== null) {
        void reply.header('retry-after', String(retryAfter));
        return pages.sendPlain(reply, { reason: 'crowded', play: null });
      }
      const answer = await guesses.look(request.ip, () => answerLaunch(deps, request, step));
      if (!answer) return pages.sendPlain(reply, { reason: 'unknown', play: null });
      return send(deps, reply, { answer, launch: `/launch/${request.params.code}` });
    });
  };
  steps.forEach(serve);
}

/** True unless the header excludes a frame. Browsers without the header can be in one. */
const mayBeFramed = ({ headers }: LaunchRequest): boolean =>
  headers['sec-fetch-dest'] !== 'document';

/** Returns null if there is no such launch. */
async function answerLaunch(
  deps: LaunchDeps,
  request: LaunchRequest,
  step: Step,
): Promise<Answer | null> {
  const { code } = request.params;
  if (step === '/tab' || !mayBeFramed(request)) return open(deps, code, 'tab');
  const play = await findLaunch(deps.pool, hashCode(code));
  if (!play) return null;
  // Play money needs no cookie.
  if (play.isDemo || deps.framedBy(play).length === 0) return open(deps, code, 'tab');
  if (readCookie('probe', request.headers.cookie) !== null) return open(deps, code, 'frame');
  return step === '/frame' ? { end: 'no-cookie', play } : { end: 'probe' };
}

async function open(
  { pool, clock }: LaunchDeps,
  code: string,
  place: 'tab' | 'frame',
): Promise<Answer | null> {
  const now = clock();
  const [address, key] = [newCode(), newCode()];
  const opening = openingOf(code, now);
  const hashes = { addressHash: hashCode(address), keyHash: hashCode(key) };
  const opened = await openLaunch(pool, { ...opening, ...hashes, now });
  if (opened) return { end: 'opened', play: opened, address, key, place };
  const play = await findLaunch(pool, opening.launchHash);
  return play && { end: 'used', play };
}

type LaunchReply = { answer: Answer; launch: string };

async function send(
  { pages, origin }: LaunchDeps,
  reply: FastifyReply,
  { answer, launch }: LaunchReply,
): Promise<FastifyReply> {
  switch (answer.end) {
    case 'used':
      return pages.sendPlain(reply, { reason: 'used', play: answer.play });
    case 'probe':
      return reply.header('set-cookie', probeCookie(launch)).redirect(`${launch}/frame`, 303);
    case 'no-cookie':
      return pages.sendPlain(reply, { reason: 'frame', play: answer.play, tab: `${launch}/tab` });
    case 'opened': {
      const { play, address, key, place } = answer;
      const kept = { key, path: `/play/${address}` };
      if (!play.isDemo) {
        const cookie = place === 'frame' ? frameCookie(kept) : tabCookie(kept, isHttps(origin));
        void reply.header('set-cookie', cookie);
      }
      return reply.redirect(kept.path, 303);
    }
  }
}

const isHttps = (origin: string): boolean => origin.startsWith('https:');
