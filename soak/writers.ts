// Players that log in and out without a pause, and record what the server acknowledged.
import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@parlour/seed/demo-facts';
import type { Caller } from './caller.ts';
import { sessionHeaders, type SessionHeaders } from './log-in.ts';
import type { Chance } from './random.ts';

/** The acknowledged sessions and log-outs. An unanswered call is only counted, because its outcome is unknown. */
export type Ledger = { alive: Set<SessionHeaders>; ended: Set<SessionHeaders>; unanswered: number };

/** Demo accounts whose login gives a full session. */
const accounts = demoAccounts.filter(({ username }) =>
  ['demo', 'newbie', 'restricted', 'regular'].includes(username),
);

/** Number of writers. Each login keeps a core busy for a while, and the players that stake need processor time too. */
const writers = 8;

export const newLedger = (): Ledger => ({ alive: new Set(), ended: new Set(), unanswered: 0 });

async function logIn(call: Caller, at: number): Promise<SessionHeaders | null> {
  const { username = '', password = '' } = accounts[at % accounts.length] ?? {};
  const body = { username, password, loginDeviceId: randomUUID() };
  const answer = await call('POST', '/wps/session/login', { body });
  return answer.status === 200 ? sessionHeaders(answer) : null;
}

export const isAlive = async (call: Caller, session: SessionHeaders): Promise<boolean | null> => {
  const { status } = await call('GET', '/wps/member/info', { headers: session });
  return { 200: true, 401: false }[status] ?? null;
};

async function oneTurn(call: Caller, ledger: Ledger, turn: { at: number; keep: boolean }) {
  const session = await logIn(call, turn.at);
  if (!session) return;
  ledger.alive.add(session);
  if (turn.keep) return;
  // Until the answer arrives it is unknown whether the session is alive.
  ledger.alive.delete(session);
  const answer = await call('DELETE', '/wps/session/logout', { headers: session });
  if (answer.status === 200) ledger.ended.add(session);
}

/** Starts the writers. `stop` resolves when the last call of each has ended. */
export function startWriters(call: Caller, ledger: Ledger, chance: Chance) {
  const ending = new AbortController();
  const write = async (at: number): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await oneTurn(call, ledger, { at, keep: chance.next() < 0.25 });
      } catch {
        ledger.unanswered += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const running = Promise.all(Array.from({ length: writers }, (_, at) => write(at)));
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
