// HTTP calls over a real socket. An incomplete answer rejects, because the caller then knows nothing of the outcome.
import { Agent, request } from 'node:http';

export type Answer = { status: number; body: string; cookies: string[] };
export type Caller = (
  method: string,
  path: string,
  sent?: { headers?: Record<string, string>; body?: object },
) => Promise<Answer>;

const shared = new Agent({ keepAlive: true, maxSockets: 64 });

/** Returns a caller of one host. The shared agent allows 64 calls at a time; another agent may allow more. */
export const callerOf =
  (port: number, host: string, agent = shared): Caller =>
  (method, path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const type = text && { 'content-type': 'application/json' };
      const sent = request(
        { host: '127.0.0.1', port, method, path, agent, headers: { host, ...type, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('close', () => {
            if (!answer.complete) return reject(new Error('half an answer'));
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(parts).toString(),
              cookies: answer.headers['set-cookie'] ?? [],
            });
          });
        },
      );
      sent.setTimeout(10_000, () => sent.destroy(new Error('no answer in 10 s')));
      sent.on('error', reject);
      sent.end(text);
    });
