// All outbound calls of the server (V5). Calls only configured and checked addresses, follows no redirects, and limits the time
// and the size of an answer. The adapter judges the answer.
import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { attemptMs, checkedLookup, resolveAll, type Resolve } from './checked-lookup.ts';
import { openLine, type OpenConnection } from './outbound-connection.ts';
import { OutboundFailure } from './outbound-failure.ts';
import { addressOfHost, isPublicAddress } from './public-address.ts';

export type OutboundCall = {
  /** The configured address: an origin, perhaps with a path. */
  base: string;
  /** The path that is appended to it. */
  path: `/${string}`;
  headers: Record<string, string>;
  body: string;
  /** The deadline for connecting and reading together. */
  deadline: AbortSignal;
  mostBytes: number;
};
export type OutboundAnswer = { status: number; body: Buffer; headers: IncomingHttpHeaders };
export type OutboundRead = Omit<OutboundCall, 'body'>;
type OutboundRequest = OutboundRead & {
  /** The method; by default POST with a body, GET without. */
  method?: string;
  body?: string | Buffer | undefined;
};
export type Outbound = {
  post(call: OutboundCall): Promise<OutboundAnswer>;
  /** Fetches public data. */
  get(question: OutboundRead): Promise<OutboundAnswer>;
  /** Sends a request with any method, with or without a body. */
  send(call: OutboundRequest & { method: string }): Promise<OutboundAnswer>;
  /** Opens a plain connection, for mail. */
  connect: OpenConnection;
};

export type OutboundOptions = {
  /** Origins (OUTBOUND_ALLOW) that may be private and may lack TLS. */
  allow: readonly string[];
  resolve?: Resolve;
};

export function openOutbound({ allow, resolve = resolveAll }: OutboundOptions): Outbound {
  const call = async (asked: OutboundRequest): Promise<OutboundAnswer> => {
    const url = targetOf(asked);
    const isAllowed = allow.includes(url.origin);
    if (!isAllowed && !mayBeCalled(url)) throw new OutboundFailure('forbidden', url.origin);
    return exchange(url, asked, checkedLookup(resolve, isAllowed));
  };
  return { post: call, get: call, send: call, connect: openLine({ allow, resolve }) };
}

function targetOf({ base, path }: OutboundRead): URL {
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

function exchange(
  url: URL,
  call: OutboundRequest,
  lookup: LookupFunction,
): Promise<OutboundAnswer> {
  const { body } = call;
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let hasLeft = false;
    const fail = (error: Error): void => reject(failureOf(error, hasLeft, call.deadline));
    // Node passes this to the connection, but only the connection's types declare it.
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
      // Each call opens a new connection: if that breaks before it is established, the call was not read.
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
  // Leaving the loop by an error closes the connection.
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
