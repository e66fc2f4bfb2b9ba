// Baselines of the server's bench: bare node:http and plain Fastify send the bytes that the product sent, and Fastify with pg
// reads a session and a member's row. Started by bench/server.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '@parlour/database/connection';
import Fastify from 'fastify';

export type RecordedAnswer = {
  path: string;
  status: number;
  headers: Record<string, string>;
  /** Body in base64. */
  body: string;
};
export type PlainQuestion = { recorded: RecordedAnswer[]; databaseUrl: string };
export type PlainPorts = { http: number; fastify: number };

/** Headers that Node writes itself. */
const own = /^(connection|keep-alive|date|transfer-encoding|content-length)$/;

/** The product's queries for a member's call: the session, then the member's row. */
const sessionOf = `select s.id, s.member_id, s.cookie_hash, s.last_seen_at, s.expires_at, m.disabled
  from session s join member m on m.id = s.member_id where s.token_hash = $1`;
const memberOf = `select id, number, username, nickname, mobile, type, language, created_at
  from member where id = $1`;

type Answer = Omit<RecordedAnswer, 'path' | 'body'> & { body: Buffer };

function readAnswers(recorded: RecordedAnswer[]): Map<string, Answer> {
  return new Map(
    recorded.map(({ path, status, headers, body }) => [
      path,
      {
        status,
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name))),
        body: Buffer.from(body, 'base64'),
      },
    ]),
  );
}

async function serveBare(answers: Map<string, Answer>): Promise<number> {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function serveFastify(answers: Map<string, Answer>, databaseUrl: string): Promise<number> {
  const app = Fastify();
  for (const [path, { status, headers, body }] of answers) {
    const [plain = ''] = path.split('?');
    if (app.hasRoute({ method: 'GET', url: plain })) continue;
    app.get(plain, (_request, reply) => reply.code(status).headers(headers).send(body));
  }
  app.get('/hello', () => ({ hello: 'world' }));
  const { pool } = openDatabase({ url: databaseUrl });
  app.get<{ Querystring: { hash: string } }>('/with-pg', async (request) => {
    const hash = [Buffer.from(request.query.hash, 'hex')];
    const sessions = await pool.query<{ member_id: string }>({
      name: 'session',
      text: sessionOf,
      values: hash,
    });
    const member = [sessions.rows[0]?.member_id];
    const { rows } = await pool.query({ name: 'member', text: memberOf, values: member });
    return { success: true, value: rows[0] };
  });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

process.once('message', ({ recorded, databaseUrl }: PlainQuestion) => {
  const answers = readAnswers(recorded);
  void Promise.all([serveBare(answers), serveFastify(answers, databaseUrl)]).then(
    ([http, fastify]) => process.send?.({ http, fastify } satisfies PlainPorts),
  );
});
process.once('disconnect', () => process.exit());
