// One call as HTTP: address, headers, body (NET-02).
import type { Endpoint } from '@parlour/contract/endpoint';
import { ApiError } from './api-error.ts';

export type Caller = {
  /** Absent: the page's own. */
  origin: string;
  merchant: string;
  language: string;
  token: string | null;
  idempotencyKey?: string | undefined;
};

type Scalar = string | number | boolean;

const sendsBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT';

function queryOf(input: object): string {
  const query = new URLSearchParams();
  // Queries of the contract are flat.
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
  // A field takes the place of its `:name`.
  const path = endpoint.path.replace(/:(\w+)/, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return origin + path + (sendsBody(endpoint) ? '' : queryOf(rest));
}

/** `type`: of the body, where that is no JSON. */
function headersOf(endpoint: Endpoint, caller: Caller, type?: string): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Merchant: caller.merchant,
    Language: caller.language,
    Device: 'web',
  };
  if (endpoint.audience !== 'guest' && caller.token) headers['Authorization'] = caller.token;
  if (sendsBody(endpoint)) {
    headers['Content-Type'] = type ?? 'application/json';
    if (endpoint.module) headers['ModuleId'] = endpoint.module;
    if (caller.idempotencyKey) headers['Idempotency-Key'] = caller.idempotencyKey;
  }
  return headers;
}

export function requestOf(endpoint: Endpoint, input: object, caller: Caller): RequestInit {
  // One that takes a picture has it as its body, and nothing else.
  const { picture } = (endpoint.takesPicture ? input : {}) as { picture?: Blob };
  const headers = headersOf(endpoint, caller, picture?.type);
  // What everybody gets; what a member gets of the same call is his own.
  const mayBeKept = endpoint.cache && !headers['Authorization'];
  return {
    method: endpoint.method,
    headers,
    credentials: 'include',
    // Not only kept by nobody: of equal calls that may be kept, a browser holds all but the first back until that one is answered. A launch in one tab would wait for the vendor of another.
    ...(!mayBeKept && { cache: 'no-store' }),
    ...(endpoint.isBeacon && { keepalive: true }),
    ...(sendsBody(endpoint) ? { body: picture ?? JSON.stringify(input) } : {}),
  };
}
