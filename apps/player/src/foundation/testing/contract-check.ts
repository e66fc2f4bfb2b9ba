// What the contract says against a call that a page sends, and against an answer that a test plans.
import type { IncomingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@parlour/contract/contract';
import { shapes } from '@parlour/contract/contract.schema';
import type { Endpoint } from '@parlour/contract/endpoint';
import { errors as ofEveryCall } from '@parlour/contract/errors';
import { languageCodes } from '@parlour/contract/languages';

export type Name = keyof typeof endpoints;
export type SentCall = {
  query: URLSearchParams;
  body: string;
  /** The same as it came. */
  bytes: Buffer;
  headers: IncomingHttpHeaders;
};

const carriesBody = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT';

/** The query of GET and DELETE as it stands in the address, where everything is text; else the body. */
export function inputOf(name: Name, { query, body, bytes }: SentCall): unknown {
  const at: Endpoint = endpoints[name];
  if (!carriesBody(at)) return Object.fromEntries(query);
  if (at.takesPicture) return { picture: new Uint8Array(bytes) };
  return body === '' ? {} : JSON.parse(body);
}

/** The same as the server: nothing but the input's own place, and no field twice. */
function complainOfPlace(at: Endpoint, { query, body }: SentCall): string[] {
  const names = [...query.keys()];
  if (carriesBody(at)) return names.map((each) => `has ${each} in its address`);
  return [
    ...(body === '' ? [] : ['has a body']),
    ...(new Set(names).size === names.length ? [] : ['has a field of its query twice']),
  ];
}

function complainOfInput(name: Name, sent: SentCall): string[] {
  const parsed = shapes[name].input.safeParse(inputOf(name, sent));
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `input ${path.join('.')}: ${message}`);
}

/** Of a picture any of those that its call takes. */
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

/** What the server would refuse of this call, or never get from a site that keeps the contract. */
export function complainOfCall(name: Name, sent: SentCall, merchant: string): string[] {
  const at = endpoints[name];
  return [
    ...complainOfPlace(at, sent),
    ...complainOfHeaders(at, sent.headers, merchant),
    ...complainOfInput(name, sent),
  ];
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the server would never answer: another shape, or fields that it strips. */
export function complainOfAnswer(name: Name, answer: unknown): string[] {
  const parsed = shapes[name].answer.safeParse(answer);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `answer ${path.join('.')}: ${message}`);
  }
  return isDeepStrictEqual(asSent(parsed.data), asSent(answer))
    ? []
    : ['the answer has fields that the contract does not have'];
}

/** The server lets no endpoint refuse by a code that it does not declare. */
export function complainOfRefusal(name: Name, code: string): string[] {
  return Object.hasOwn(endpoints[name].errors, code) || Object.hasOwn(ofEveryCall, code)
    ? []
    : [`does not declare ${code}`];
}
