// Checks of a page's call and of a test's planned answer against the contract.
import type { IncomingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@parlour/contract/contract';
import { shapes } from '@parlour/contract/contract.schema';
import type { Endpoint } from '@parlour/contract/endpoint';
import { errors as ofEveryCall } from '@parlour/contract/errors';
import { languageCodes } from '@parlour/contract/languages';

export type EndpointName = keyof typeof endpoints;
export type SentCall = {
  query: URLSearchParams;
  body: string;
  /** The body as bytes. */
  bytes: Buffer;
  headers: IncomingHttpHeaders;
};

const carriesBody = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT';

/** Returns the query of GET and DELETE, where all values are text; otherwise the body. */
export function inputOf(name: EndpointName, { query, body, bytes }: SentCall): unknown {
  const at: Endpoint = endpoints[name];
  if (!carriesBody(at)) return Object.fromEntries(query);
  if (at.takesPicture) return { picture: new Uint8Array(bytes) };
  return body === '' ? {} : JSON.parse(body);
}

/** Checks as the server does: only the input's own location is used, and no field is repeated. */
function complainOfPlace(at: Endpoint, { query, body }: SentCall): string[] {
  const names = [...query.keys()];
  if (carriesBody(at)) return names.map((each) => `has ${each} in its address`);
  return [
    ...(body === '' ? [] : ['has a body']),
    ...(new Set(names).size === names.length ? [] : ['has a field of its query twice']),
  ];
}

function complainOfInput(name: EndpointName, sent: SentCall): string[] {
  const parsed = shapes[name].input.safeParse(inputOf(name, sent));
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `input ${path.join('.')}: ${message}`);
}

/** Content type of the body; for a picture, any that the call accepts. */
const typeOf = ({ takesPicture }: Endpoint, headers: IncomingHttpHeaders): string =>
  takesPicture?.types.find((type) => type === headers['content-type']) ??
  takesPicture?.types.join(' or ') ??
  'application/json';

// NET-02
function complainOfHeaders(at: Endpoint, headers: IncomingHttpHeaders, merchant: string): string[] {
  const wanted: Record<string, string | undefined> = {
    merchant,
    device: 'web',
    moduleid: carriesBody(at) ? at.module : undefined,
    'content-type': carriesBody(at) ? typeOf(at, headers) : undefined,
  };
  const wrong = Object.entries(wanted)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name, value]) => `header ${name} is ${String(headers[name])}, not ${value}`);
  if (!languageCodes.some((code) => code === headers['language'])) {
    wrong.push(`header language is ${String(headers['language'])}`);
  }
  const hasToken = headers.authorization !== undefined;
  if (hasToken && at.audience === 'guest') {
    wrong.push('carries the token, although nothing depends on it');
  }
  if (!hasToken && at.audience === 'member') wrong.push('carries no token');
  return wrong;
}

/** Lists what the server would refuse in this call, or what a site that keeps to the contract never sends. */
export function complainOfCall(name: EndpointName, sent: SentCall, merchant: string): string[] {
  const at = endpoints[name];
  return [
    ...complainOfPlace(at, sent),
    ...complainOfHeaders(at, sent.headers, merchant),
    ...complainOfInput(name, sent),
  ];
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Lists what the server would never answer: another shape, or fields that it removes. */
export function complainOfAnswer(name: EndpointName, answer: unknown): string[] {
  const parsed = shapes[name].answer.safeParse(answer);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `answer ${path.join('.')}: ${message}`);
  }
  return isDeepStrictEqual(asSent(parsed.data), asSent(answer))
    ? []
    : ['the answer has fields that the contract does not have'];
}

/** Lists an error code that the endpoint does not declare; the server refuses with declared codes only. */
export function complainOfRefusal(name: EndpointName, code: string): string[] {
  return Object.hasOwn(endpoints[name].errors, code) || Object.hasOwn(ofEveryCall, code)
    ? []
    : [`does not declare ${code}`];
}
