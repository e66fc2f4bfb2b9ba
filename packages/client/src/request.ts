// Converts one call to HTTP: address, headers, body (NET-02).
import type { Endpoint } from '@parlour/contract/endpoint';
import { ApiError } from './api-error.ts';

export type Caller = {
  /** The server's origin; empty for the page's own. */
  origin: string;
  merchant: string;
  language: string;
  token: string | null;
  idempotencyKey?: string | undefined;
  /** True for a call upon a signal, which is no action of the member. */
  isUnasked?: boolean | undefined;
};

type Scalar = string | number | boolean;

const sendsBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT';

function queryOf(input: object): string {
  const query = new URLSearchParams();
  // The contract's queries are flat.
  for (const [name, value] of Object.entries(input) as [string, Scalar | null | undefined][]) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

export function addressOf(endpoint: Endpoint, input: object, origin: string): string {
  if (!endpoint.path) {
    // NET-12
    const message = 'url is null, check';
    throw new ApiError({ kind: 'answer', code: 'unknown', status: 0, message });
  }
  const rest = { ...input } as Record<string, Scalar>;
  // Fields of the input replace their `:name`.
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return origin + path + (sendsBody(endpoint) ? '' : queryOf(rest));
}

/** Returns the headers. `type` is the body's type if that is not JSON. */
function headersOf(endpoint: Endpoint, caller: Caller, type?: string): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Merchant: caller.merchant,
    Language: caller.language,
    Device: 'web',
  };
  if (endpoint.audience !== 'guest' && caller.token) headers['Authorization'] = caller.token;
  if (caller.isUnasked) headers['Activity'] = 'none';
  if (sendsBody(endpoint)) {
    headers['Content-Type'] = type ?? 'application/json';
    if (endpoint.module) headers['ModuleId'] = endpoint.module;
    if (caller.idempotencyKey) headers['Idempotency-Key'] = caller.idempotencyKey;
  }
  return headers;
}

export function requestOf(endpoint: Endpoint, input: object, caller: Caller): RequestInit {
  // The body of a call with a picture is the picture alone.
  const { picture } = (endpoint.takesPicture ? input : {}) as { picture?: Blob };
  const headers = headersOf(endpoint, caller, picture?.type);
  // The answer is public only without a session; a member's answer is private.
  const mayBeKept = endpoint.cache && !headers['Authorization'];
  return {
    method: endpoint.method,
    headers,
    credentials: 'include',
    // `no-store` also because a browser delays equal cacheable calls until the first is answered: a launch in one tab would wait for the vendor of another.
    ...(!mayBeKept && { cache: 'no-store' }),
    ...(endpoint.isBeacon && { keepalive: true }),
    ...(sendsBody(endpoint) ? { body: picture ?? JSON.stringify(input) } : {}),
  };
}
