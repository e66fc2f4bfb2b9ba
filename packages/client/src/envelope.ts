// Reads the envelope of answers (NET-15) without trust, because a gateway or a proxy may answer anything.
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

/** Returns the seconds from the Retry-After header (a number or a date) or from the value's field `retryAfter`. */
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

/** Returns the answer's value. Throws an ApiError for a refusal, and for a body that is not an envelope. */
export function openEnvelope({ status, retryAfter, text }: Reply): unknown {
  // The answer to a beacon.
  if (status === 204) return null;
  const body = parseObject(text);
  const isGood = status >= 200 && status < 300;
  // NET-08: success false is a failure also with HTTP 200.
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
