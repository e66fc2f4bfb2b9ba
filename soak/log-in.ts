// Logs a member in by a call, as a client that obeys the server: a login that finds no room is repeated when the answer says (A6).
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Caller } from './caller.ts';

type Credentials = { username: string; password: string };

/** Headers with both halves of a session. */
export type SessionHeaders = { authorization: string; cookie: string };

const mostAttempts = 30;

/** Returns the answer to the first login that was judged; that of the last attempt if there was never room. */
export async function logIn(call: Caller, { username, password }: Credentials): Promise<Answer> {
  const body = { username, password, loginDeviceId: randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call('POST', '/wps/session/login', { body });
    if (answer.status !== 503 || attempt === mostAttempts) return answer;
    const { value } = JSON.parse(answer.body) as { value?: { retryAfter?: number } | null };
    await sleep((value?.retryAfter ?? 1) * 1_000);
  }
}

/** Returns the headers of the session that a login opened. Throws if it was refused. */
export function sessionHeaders({ status, body, cookies }: Answer): SessionHeaders {
  if (status !== 200) throw new Error(`a member cannot log in: ${body}`);
  const { value } = JSON.parse(body) as { value: { token: string } };
  const [, half = ''] = /__Host-sid=([^;]+)/.exec(cookies.join()) ?? [];
  return { authorization: value.token, cookie: `__Host-sid=${half}` };
}
