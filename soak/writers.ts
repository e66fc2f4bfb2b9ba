// Players that log in and out without a pause, and record what the server acknowledged.
import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@parlour/seed/demo-facts';
import type { Caller } from './caller.ts';
import type { Chance } from './random.ts';

type Halves = { token: string; cookie: string };

/** The acknowledged sessions and log-outs. An unanswered call is only counted, because its outcome is unknown. */
export type Ledger = { alive: Set<Halves>; ended: Set<Halves>; unanswered: number };

/** Demo accounts whose login gives a full session. */
const accounts = demoAccounts.filter(({ username }) =>
  ['demo', 'newbie', 'restricted', 'regular'].includes(username),
);

/** Number of writers. Each login keeps a core busy for a while, and the players that stake need processor time too. */
const writers = 8;

export const newLedger = (): Ledger => ({ alive: new Set(), ended: new Set(), unanswered: 0 });

const headersOf = ({ token, cookie }: Halves) => ({
  authorization: token,
  cookie: `__Host-sid=${cookie}`,
});

async function logIn(call: Caller, at: number): Promise<Halves | null> {
  const { username = '', password = '' } = accounts[at % accounts.length] ?? {};
  const body = { username, password, loginDeviceId: randomUUID() };
  const answer = await call('POST', '/wps/session/login', { body });
  if (answer.status !== 200) return null;
  const { value } = JSON.parse(answer.body) as { value: { token: string } };
  const cookie = /__Host-sid=([^;]+)/.exec(answer.cookies.join())?.[1] ?? '';
  return { token: value.token, cookie };
}

export const isAlive = async (call: Caller, halves: Halves): Promise<boolean | null> => {
  const { status } = await call('GET', '/wps/member/info', { headers: headersOf(halves) });
  return { 200: true, 401: false }[status] ?? null;
};

async function oneTurn(call: Caller, ledger: Ledger, turn: { at: number; keep: boolean }) {
  const halves = await logIn(call, turn.at);
  if (!halves) return;
  ledger.alive.add(halves);
  if (turn.keep) return;
  // Until the answer arrives it is unknown whether the session is alive.
  ledger.alive.delete(halves);
  const answer = await call('DELETE', '/wps/session/logout', { headers: headersOf(halves) });
  if (answer.status === 200) ledger.ended.add(halves);
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
