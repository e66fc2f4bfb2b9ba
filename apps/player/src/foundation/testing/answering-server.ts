// A real HTTP server that answers as a test says, and holds every call and every answer against the contract.
// A throw in here would reach nobody: what is wrong is kept, and fails the test when it ends.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { endpoints, errorStatus, type ErrorCode } from '@parlour/contract/contract';
import type { Answer, Endpoint } from '@parlour/contract/endpoint';
import {
  complainOfAnswer,
  complainOfCall,
  complainOfRefusal,
  inputOf,
  type Name,
  type SentCall,
} from './contract-check.ts';

type Refused = {
  refusal: ErrorCode;
  message?: string;
  value?: object;
  headers?: Record<string, string>;
};
/** What no server of ours answers: for what a page does with it. */
type Broken = { broken: unknown };
/** What a gateway of the family, or something in front of it, answers, and no server of ours. */
type Foreign = { foreign: { status: number; body: object } };
type Reply<K extends Name> = { answer: Answer<(typeof endpoints)[K]> } | Refused | Broken | Foreign;
type Planned<K extends Name> = Reply<K> | ((input: unknown) => Promise<Reply<K>>);
/** An endpoint that is not in it may not be called; that goes for beacons too. */
export type Replies = { [K in Name]?: Planned<K> };

export type AnsweringServer = {
  origin: string;
  /** What the next calls are answered with. */
  replies: Replies;
  /** The calls that came, as `signIn {…}`. What comes in a query is text. */
  calls: {
    name: Name;
    input: unknown;
    token: string | undefined;
    /** Of a call that moves money. */
    idempotencyKey?: string;
  }[];
  /** What went against the contract or the test's plan since this was asked last; what is left fails the test. */
  takeTrouble: () => string[];
  /** No call gets through any more. */
  close: () => void;
};

type Found = { name: Name; fields: Record<string, string> };

/** The call that an address means, with what stands in the place of a `:name`; a path as it is written comes first. */
function findCall(method: string | undefined, path: string): Found | undefined {
  const names = (Object.keys(endpoints) as Name[]).filter(
    (name) => endpoints[name].method === method,
  );
  const exact = names.find((name) => endpoints[name].path === path);
  if (exact) return { name: exact, fields: {} };
  for (const name of names) {
    const shape = endpoints[name].path.replace(/:(\w+)/, '(?<$1>[^/]+)');
    const match = new RegExp(`^${shape}$`).exec(path);
    if (match?.groups) return { name, fields: { ...match.groups } };
  }
  return undefined;
}

function send(response: ServerResponse, name: Name, reply: Reply<Name>): void {
  if ('refusal' in reply) {
    const { refusal, message = `text of ${refusal}`, value, headers } = reply;
    response.writeHead(errorStatus[refusal], headers);
    response.end(JSON.stringify({ success: false, errorCode: refusal, message, value }));
    return;
  }
  if ('foreign' in reply) {
    response.writeHead(reply.foreign.status).end(JSON.stringify(reply.foreign.body));
    return;
  }
  if ('isBeacon' in endpoints[name]) {
    response.writeHead(204).end();
    return;
  }
  const { answersPicture }: Endpoint = endpoints[name];
  if (answersPicture && 'answer' in reply) {
    response.writeHead(200, { 'content-type': answersPicture }).end(reply.answer);
    return;
  }
  if ('isPlainText' in endpoints[name] && 'answer' in reply) {
    response.end(reply.answer);
    return;
  }
  const value = 'broken' in reply ? reply.broken : reply.answer;
  response.end(JSON.stringify({ success: true, value }));
}

function complainOfReply(name: Name, reply: Reply<Name>): string[] {
  if ('broken' in reply || 'foreign' in reply) return [];
  return 'refusal' in reply
    ? complainOfRefusal(name, reply.refusal)
    : complainOfAnswer(name, reply.answer);
}

/** At once, where the test plans it; an answer that a function gives is looked at when it is sent. */
function checkPlan(replies: Replies): Replies {
  for (const [name, planned] of Object.entries(replies) as [Name, Planned<Name>][]) {
    const wrong = typeof planned === 'function' ? [] : complainOfReply(name, planned);
    if (wrong.length > 0) throw new Error(`planned for ${name}: ${wrong.join(', ')}`);
  }
  return replies;
}

/** The merchant is the one whose site calls. */
export async function startAnsweringServer(merchant = 'lumen'): Promise<AnsweringServer> {
  const calls: AnsweringServer['calls'] = [];
  let trouble: string[] = [];
  let replies: Replies = {};
  const note = (name: string, wrong: string[]): void => {
    trouble.push(...wrong.map((each) => `${name}: ${each}`));
  };

  async function replyTo(name: Name, sent: SentCall): Promise<Reply<Name>> {
    note(name, complainOfCall(name, sent, merchant));
    const input = inputOf(name, sent);
    const { authorization: token, 'idempotency-key': key } = sent.headers;
    calls.push({ name, input, token, ...(typeof key === 'string' && { idempotencyKey: key }) });
    const planned = replies[name];
    if (!planned) {
      note(name, ['nobody planned this call']);
      return { refusal: 'unknown' };
    }
    const reply = typeof planned === 'function' ? await planned(input) : planned;
    note(name, complainOfReply(name, reply));
    return reply;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const found = findCall(request.method, pathname);
    // What has a body names such a field there, too.
    const hasBody = request.method === 'POST' || request.method === 'PUT';
    const fields = Object.entries(hasBody ? {} : (found?.fields ?? {}));
    for (const [field, value] of fields) query.set(field, value);
    const bytes = await buffer(request);
    const sent = { query, bytes, body: bytes.toString(), headers: request.headers };
    if (found) {
      send(response, found.name, await replyTo(found.name, sent));
      return;
    }
    note(`${request.method} ${pathname}`, ['the contract has no such endpoint']);
    response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    // Node would date it by the machine's clock. Pages reckon with this date by theirs, which stands still in tests.
    response.setHeader('date', new Date().toUTCString());
    answer(request, response).catch((error: unknown) => {
      note(`${request.method} ${request.url}`, [String(error)]);
      response.destroy();
    });
  });
  let isGone = false;
  server.on('connection', (socket) => {
    if (isGone) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The port stays its own until the process ends: what a page still calls never reaches the server of another test.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const running: AnsweringServer = {
    origin: `http://127.0.0.1:${port}`,
    get replies() {
      return replies;
    },
    set replies(planned) {
      replies = checkPlan(planned);
    },
    calls,
    takeTrouble: () => {
      const taken = trouble;
      trouble = [];
      return taken;
    },
    close: () => {
      isGone = true;
      server.closeAllConnections();
    },
  };
  onTestFinished(() => {
    running.close();
    const left = running.takeTrouble();
    if (left.length > 0) throw new Error(left.join('\n'));
  });
  return running;
}
