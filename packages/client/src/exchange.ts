import { ApiError } from './api-error.ts';

/** The default timeout (NET-01). */
const usualMs = 30_000;

export type Fetch = (url: string, request: RequestInit) => Promise<Response>;
export type Reply = {
  status: number;
  retryAfter: string | null;
  text: string;
  /** The picture, if the call is answered by one; then the text is empty. */
  picture: Blob | undefined;
};

type ExchangeOptions = {
  url: string;
  request: RequestInit;
  timeoutMs?: number | undefined;
  /** Whether a successful answer is a picture. */
  isOfPicture: boolean | undefined;
  /** Aborts when no caller waits for the answer any more. */
  signal?: AbortSignal | undefined;
  onResponse?: (response: Response) => void;
};

/** Sends a request and reads the complete answer within the timeout. Throws an ApiError of kind timeout, offline or cancelled. */
export async function exchange(
  fetch: Fetch,
  { url, request, timeoutMs = usualMs, isOfPicture, signal, onResponse }: ExchangeOptions,
): Promise<Reply> {
  const control = new AbortController();
  const stop = () => control.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    const response = await fetch(url, { ...request, signal: control.signal });
    onResponse?.(response);
    const picture = isOfPicture && response.ok ? await response.blob() : undefined;
    const text = picture ? '' : await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text,
      picture,
    };
  } catch (cause) {
    const failure = control.signal.aborted
      ? ({ kind: signal?.aborted ? 'cancelled' : 'timeout', code: 'ECONNABORTED' } as const)
      : ({ kind: 'offline', code: 'ERR_NETWORK' } as const);
    throw new ApiError({ ...failure, status: 0, message: '' }, { cause });
  } finally {
    clearTimeout(timer);
  }
}
