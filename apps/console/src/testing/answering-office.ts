// The caller of the back office with a test's planned answers, which checks every call and answer against the contract.
import { onTestFinished } from 'vitest';
import { createConsoleClient, type ConsoleClient } from '@parlour/client/console-client';
import * as consoleCalls from '@parlour/contract/staff/console-calls';
import * as consoleShapes from '@parlour/contract/staff/console-calls.schema';
import type { Answer, Endpoint, Shape } from '@parlour/contract/endpoint';
import { staffEndpoints } from '@parlour/contract/staff/endpoints';
import { staffShapes } from '@parlour/contract/staff/endpoints.schema';
import { staffErrors } from '@parlour/contract/staff/errors';
import type { SignalStream } from './signal-stream.ts';

const endpoints = { ...consoleCalls, ...staffEndpoints };
const shapes: Record<string, Shape> = { ...consoleShapes, ...staffShapes };
type Endpoints = typeof endpoints;
type CallName = keyof Endpoints;

type Refusal = { refusal: string; value?: object; headers?: Record<string, string> };
type Reply<K extends CallName> =
  | { answer: Answer<Endpoints[K]> }
  | Refusal
  /** A stream, to which the test writes. */
  | { stream: SignalStream }
  /** The line is down. */
  | { lost: true };
type PlannedReply<K extends CallName> = Reply<K> | ((input: unknown) => Promise<Reply<K>>);
/** Planned replies by endpoint. A call without one fails the test. */
export type Replies = { [K in CallName]?: PlannedReply<K> };
export type SeenCall = { name: CallName; input: Record<string, unknown>; isUnasked: boolean };

export type AnsweringOffice = {
  client: ConsoleClient;
  /** Replies to the next calls. */
  replies: Replies;
  calls: SeenCall[];
  /** The inputs of the calls of an endpoint. */
  inputsOf: (name: CallName) => Record<string, unknown>[];
};

/** Finds the endpoint of an address, and the values of its `:name` segments. */
function findCall(method: string, path: string) {
  for (const [name, at] of Object.entries<Endpoint>(endpoints)) {
    const pattern = `^${at.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`;
    const match = at.method === method ? new RegExp(pattern).exec(path) : null;
    if (match) return { name: name as CallName, at, fields: { ...match.groups } };
  }
  return null;
}

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

function responseOf(name: CallName, at: Endpoint, reply: Reply<CallName>): Response {
  if ('lost' in reply) throw new TypeError('Failed to fetch');
  if ('refusal' in reply) {
    const { refusal: errorCode, value, headers } = reply;
    const status = at.errors[errorCode] ?? (staffErrors as Record<string, number>)[errorCode];
    if (status === undefined) throw new Error(`${name} does not declare ${errorCode}`);
    return json(status, { success: false, errorCode, message: errorCode, value }, headers);
  }
  if ('stream' in reply) {
    return new Response(reply.stream.readable, {
      headers: { 'content-type': 'text/event-stream' },
    });
  }
  if (at.answersPicture) {
    const bytes = reply.answer as unknown as Uint8Array<ArrayBuffer>;
    return new Response(bytes, { headers: { 'content-type': at.answersPicture } });
  }
  return json(200, { success: true, value: shapes[name]?.answer.parse(reply.answer) });
}

export function startAnsweringOffice(first: Replies): AnsweringOffice {
  const calls: SeenCall[] = [];
  const trouble: string[] = [];
  const office: AnsweringOffice = {
    client: createConsoleClient({ fetch: answer }),
    replies: first,
    calls,
    inputsOf: (name) => calls.filter((each) => each.name === name).map(({ input }) => input),
  };

  async function answer(url: string, { method = 'GET', headers, body, signal }: RequestInit) {
    const { pathname, searchParams } = new URL(url, 'http://console.localhost');
    const found = findCall(method, pathname);
    if (!found) {
      trouble.push(`${method} ${pathname} is no call of the contract`);
      throw new Error('no such call');
    }
    const { name, at, fields } = found;
    const sent = new Headers(headers);
    const given = {
      ...Object.fromEntries(searchParams),
      ...(typeof body === 'string' && (JSON.parse(body) as object)),
      ...(body instanceof Blob && { picture: new Uint8Array(body.size) }),
      ...fields,
    };
    const parsed = shapes[name]?.input.safeParse(given);
    if (!parsed?.success) trouble.push(`${name}: ${String(parsed?.error.message)}`);
    if (!sent.has('console')) trouble.push(`${name} lacks its header`);
    if (at.takesPicture && !at.takesPicture.types.includes(sent.get('content-type') ?? '')) {
      trouble.push(`${name} lacks the type of its picture`);
    }
    calls.push({ name, input: given, isUnasked: sent.get('activity') === 'none' });
    const planned = office.replies[name];
    if (!planned) {
      trouble.push(`nobody planned ${name}`);
      throw new Error(`nobody planned ${name}`);
    }
    const reply = typeof planned === 'function' ? await planned(given) : planned;
    if ('stream' in reply) signal?.addEventListener('abort', reply.stream.leave);
    return responseOf(name, at, reply);
  }

  onTestFinished(() => {
    if (trouble.length > 0) throw new Error(trouble.join('\n'));
  });
  return office;
}
