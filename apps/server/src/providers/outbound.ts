// The only door out of the server (V5). It calls the address that was configured and checked, follows no redirect,
// waits and reads only so much. Whether an answer is a good one is the adapter's business.
import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { attemptMs, checkedLookup, resolveAll, type Resolve } from './checked-lookup.ts';
import { openLine, type OpenLine } from './outbound-line.ts';
import { OutboundFailure } from './outbound-failure.ts';
import { addressOfHost, isPublicAddress } from './public-address.ts';

export type OutboundCall = {
  /** As configured: an origin, perhaps with a path. */
  base: string;
  /** Added to it. */
  path: `/${string}`;
  headers: Record<string, string>;
  body: string;
  /** For connecting and reading together. */
  deadline: AbortSignal;
  mostBytes: number;
};
export type OutboundAnswer = { status: number; body: Buffer; headers: IncomingHttpHeaders };
export type OutboundQuestion = Omit<OutboundCall, 'body'>;
type Asked = OutboundQuestion & {
  /** Absent: POST with a body, GET without. */
  method?: string;
  body?: string | Buffer | undefined;
};
export type Outbound = {
  post(call: OutboundCall): Promise<OutboundAnswer>;
  /** For what everybody may read. */
  get(question: OutboundQuestion): Promise<OutboundAnswer>;
  /** By any method, with or without a body. */
  send(call: Asked & { method: string }): Promise<OutboundAnswer>;
  /** For mail, which is no HTTP: the line alone. */
  connect: OpenLine;
};

export type OutboundOptions = {
  /** Origins (OUTBOUND_ALLOW) that may be private, and may speak without TLS. */
  allow: readonly string[];
  resolve?: Resolve;
};

export function openOutbound({ allow, resolve = resolveAll }: OutboundOptions): Outbound {
  const call = async (asked: Asked): Promise<OutboundAnswer> => {
    const url = targetOf(asked);
    const isAllowed = allow.includes(url.origin);
    if (!isAllowed && !mayBeCalled(url)) throw new OutboundFailure('forbidden', url.origin);
    return exchange(url, asked, checkedLookup(resolve, isAllowed));
  };
  return { post: call, get: call, send: call, connect: openLine({ allow, resolve }) };
}

function targetOf({ base, path }: OutboundQuestion): URL {
  const url = URL.parse(base.replace(/\/$/, '') + path);
  // A path must not lead away from the configured origin.
  if (!url || url.origin !== URL.parse(base)?.origin || url.username || url.password) {
    throw new OutboundFailure('forbidden', base);
  }
  return url;
}

function mayBeCalled({ protocol, hostname }: URL): boolean {
  const address = addressOfHost(hostname);
  return protocol === 'https:' && (address === null || isPublicAddress(address));
}

function exchange(url: URL, call: Asked, lookup: LookupFunction): Promise<OutboundAnswer> {
  const { body } = call;
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let hasLeft = false;
    const fail = (error: Error): void => reject(failureOf(error, hasLeft, call.deadline));
    // Node hands it on to the connection; its types say so of the connection alone.
    const attempts = { autoSelectFamilyAttemptTimeout: attemptMs };
    const request = (isSecure ? overHttps : overHttp)(url, {
      ...attempts,
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...call.headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      signal: call.deadline,
      lookup,
      // Every call has a new connection: where that breaks before it is established, nobody has read anything of the call.
      agent: false,
    });
    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => (hasLeft = true)),
    );
    request.once('response', (response) => {
      readBody(response, call.mostBytes).then(
        (read) =>
          resolve({ status: response.statusCode ?? 0, body: read, headers: response.headers }),
        fail,
      );
    });
    request.on('error', fail);
    request.end(body);
  });
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  // Leaving the loop by an error closes the connection: nothing more is read.
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw new OutboundFailure('too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function failureOf(error: Error, hasLeft: boolean, deadline: AbortSignal): OutboundFailure {
  if (error instanceof OutboundFailure) return error;
  if (deadline.aborted) return new OutboundFailure('timeout', error);
  return new OutboundFailure(hasLeft ? 'broken' : 'unreached', error);
}
