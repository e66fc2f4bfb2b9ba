// A real HTTP server with a test's planned answers, which checks every call and answer against the contract. An error thrown in here
// would be lost, so violations are collected and fail the test when it ends.
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
  type EndpointName,
  type SentCall,
} from './contract-check.ts';

type RefusalReply = {
  refusal: ErrorCode;
  message?: string;
  value?: object;
  headers?: Record<string, string>;
};
/** A value that our server never sends, to test how a page handles it. */
type InvalidReply = { broken: unknown };
/** An answer of another gateway or of a proxy, which our server never sends. */
type ForeignReply = { foreign: { status: number; body: object } };
type Reply<K extends EndpointName> =
  | { answer: Answer<(typeof endpoints)[K]> }
  | RefusalReply
  | InvalidReply
  | ForeignReply;
type PlannedReply<K extends EndpointName> = Reply<K> | ((input: unknown) => Promise<Reply<K>>);
/** Planned replies by endpoint. A call without one is a violation, also if it is a beacon. */
export type Replies = { [K in EndpointName]?: PlannedReply<K> };

export type AnsweringServer = {
  origin: string;
  /** Replies to the next calls. */
  replies: Replies;
  /** The received calls, as `signIn {…}`. Input from a query is text. */
  calls: {
    name: EndpointName;
    input: unknown;
    token: string | undefined;
    /** Key of a call that moves money. */
    idempotencyKey?: string;
  }[];
  /** Returns and clears the violations of the contract and of the test's plan; the remaining ones fail the test. */
  takeTrouble: () => string[];
  /** Refuses all further connections. */
  close: () => void;
};

type MatchedCall = { name: EndpointName; fields: Record<string, string> };

/** Finds the endpoint of an address, and the values of its `:name` segments; an exact path takes precedence. */
function findCall(method: string | undefined, path: string): MatchedCall | undefined {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
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

function send(response: ServerResponse, name: EndpointName, reply: Reply<EndpointName>): void {
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

function complainOfReply(name: EndpointName, reply: Reply<EndpointName>): string[] {
  if ('broken' in reply || 'foreign' in reply) return [];
  return 'refusal' in reply
    ? complainOfRefusal(name, reply.refusal)
    : complainOfAnswer(name, reply.answer);
}

/** Checks planned answers at once; the answer of a function is checked when it is sent. */
function checkPlan(replies: Replies): Replies {
  const plans = Object.entries(replies) as [EndpointName, PlannedReply<EndpointName>][];
  for (const [name, planned] of plans) {
    const wrong = typeof planned === 'function' ? [] : complainOfReply(name, planned);
    if (wrong.length > 0) throw new Error(`planned for ${name}: ${wrong.join(', ')}`);
  }
  return replies;
}

/** Starts the server for the site of this merchant. */
export async function startAnsweringServer(merchant = 'lumen'): Promise<AnsweringServer> {
  const calls: AnsweringServer['calls'] = [];
  let trouble: string[] = [];
  let replies: Replies = {};
  const note = (name: string, wrong: string[]): void => {
    trouble.push(...wrong.map((each) => `${name}: ${each}`));
  };

  async function replyTo(name: EndpointName, sent: SentCall): Promise<Reply<EndpointName>> {
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
    // An endpoint with a body has such fields in its body.
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
    // Set here, because Node's own header has the machine's time. Pages compare it with their clock, which is stopped in tests.
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
  // The port stays in use until the process ends, so that late calls of a page never reach another test's server.
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
