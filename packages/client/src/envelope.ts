// The envelope of every answer (NET-15), read without trust: a gateway or a proxy may answer anything.
import { ApiError } from './api-error.ts';

type Reply = { status: number; retryAfter: string | null; text: string };

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { ...parsed }
      : null;
  } catch {
    return null;
  }
}

/** Seconds from the Retry-After header (a number or a date) or the value's own field. */
function readRetryAfter(header: string | null, value: unknown): number | undefined {
  const inValue =
    typeof value === 'object' && value !== null && 'retryAfter' in value ? value.retryAfter : null;
  for (const each of [header, inValue]) {
    if (each === null || each === '') continue;
    const seconds = Number(each);
    if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
    const date = typeof each === 'string' ? Date.parse(each) : Number.NaN;
    if (!Number.isNaN(date)) return Math.max(0, Math.ceil((date - Date.now()) / 1000));
  }
  return undefined;
}

/** The answer's value; throws an ApiError for a refusal, and for what is no envelope. */
export function openEnvelope({ status, retryAfter, text }: Reply): unknown {
  // Of a beacon.
  if (status === 204) return null;
  const body = parseObject(text);
  const isGood = status >= 200 && status < 300;
  // NET-08: success false counts with HTTP 200 too.
  if (isGood && body?.['success'] === true) return body['value'] ?? null;
  throw new ApiError({
    kind: 'answer',
    code: textOr(body?.['errorCode'], 'unknown'),
    status,
    message: textOr(body?.['message'], ''),
    value: body?.['value'],
    retryAfter: readRetryAfter(retryAfter, body?.['value']),
  });
}
