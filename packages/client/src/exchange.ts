import { ApiError } from './api-error.ts';

/** NET-01. */
const usualMs = 30_000;

export type Fetch = (url: string, request: RequestInit) => Promise<Response>;
export type Reply = { status: number; retryAfter: string | null; text: string };

type Sending = { url: string; request: RequestInit; timeoutMs?: number | undefined };

/** Sends and reads to the end within the time; without an answer an ApiError says whether it was late or never reached. */
export async function exchange(
  fetch: Fetch,
  { url, request, timeoutMs = usualMs }: Sending,
): Promise<Reply> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...request, signal: control.signal });
    const text = await response.text();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
  } catch (cause) {
    const failure = control.signal.aborted
      ? ({ kind: 'timeout', code: 'ECONNABORTED' } as const)
      : ({ kind: 'offline', code: 'ERR_NETWORK' } as const);
    throw new ApiError({ ...failure, status: 0, message: '' }, { cause });
  } finally {
    clearTimeout(timer);
  }
}
