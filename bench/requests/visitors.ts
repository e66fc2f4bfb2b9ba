// The clients: a browser at the demo's first merchant, a member of it, and a guesser of passwords.
import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { signIn } from '@parlour/contract/login/calls';
import { demoPassword } from '@parlour/seed/demo-facts';
import type { WrkRequest } from './wrk.ts';

export const host = 'lumen.localhost';
/** Headers of a browser's request for a page. */
export const browser = { host, 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'bench' };
/** Headers of the site's calls. */
export const call = { ...browser, merchant: 'lumen', language: 'EN' };

export type Session = { token: string; cookie: string; tokenHash: string };
type Answer = { status: number; headers: Record<string, string>; body: Buffer };

export function askOnce(port: number, { method = 'GET', path, headers, body }: WrkRequest) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const loginOf = (username: string, password: string): WrkRequest => ({
  method: 'POST',
  path: signIn.path,
  headers: { ...call, 'content-type': 'application/json' },
  body: JSON.stringify({ username, password, loginDeviceId: randomUUID() }),
});

export async function logIn(port: number): Promise<Session> {
  const { headers, body } = await askOnce(port, loginOf('demo', demoPassword));
  const { value } = JSON.parse(body.toString()) as { value: { token: string } };
  const [cookie = ''] = /__Host-sid=[^;]+/.exec(headers['set-cookie'] ?? '') ?? [];
  const tokenHash = createHash('sha256').update(value.token).digest('hex');
  return { token: value.token, cookie, tokenHash };
}

/** Logins with unknown names. Each password is compared as if the name existed (A1). */
export const loginFlood = (): WrkRequest[] =>
  Array.from({ length: 500 }, (_, at) => loginOf(`nobody-${at}`, 'a-guess-1'));
