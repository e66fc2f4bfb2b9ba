// Reads a stream of signals until it ends. It is read by fetch, because an EventSource cannot send headers.
import type { SignalKind } from '@parlour/contract/signals/kinds';
import type { Fetch } from '../exchange.ts';
import { createEventReader } from './event-blocks.ts';

export type StreamHandlers = {
  /** Ends the stream. */
  signal: AbortSignal;
  /** Called each time that something arrives, if only a comment. */
  onAlive: () => void;
  onChanged: (what: SignalKind[]) => void;
};

export type StreamEnd = {
  /** Whether anything arrived. A stream of which nothing does is held back by a proxy. */
  hasBegun: boolean;
  /** The HTTP status; null if the server was not reached, or something else answered. */
  status: number | null;
  /** Seconds after which the server may be asked again; null if it said nothing. */
  retryAfter: number | null;
};

type StreamRequest = { url: string; request: RequestInit };

/** The longest silence of a stream that works, in milliseconds: the server sends something every 25 seconds. */
const silenceMs = 40_000;

/** Reads until the stream ends, is silent for too long, or `signal` aborts. Never rejects. */
export async function readStream(
  fetch: Fetch,
  { url, request }: StreamRequest,
  { signal, onAlive, onChanged }: StreamHandlers,
): Promise<StreamEnd> {
  const end: StreamEnd = { hasBegun: false, status: null, retryAfter: null };
  const control = new AbortController();
  const stop = (): void => control.abort();
  let timer = setTimeout(stop, silenceMs);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const headers = { ...(request.headers as Record<string, string>), Accept: 'text/event-stream' };
    const response = await fetch(url, { ...request, headers, signal: control.signal });
    end.status = response.status;
    end.retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN) || null;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) {
      if (response.ok) end.status = null;
      stop();
      return end;
    }
    const events = createEventReader();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return end;
      clearTimeout(timer);
      timer = setTimeout(stop, silenceMs);
      end.hasBegun = true;
      onAlive();
      const what = events.read(decoder.decode(value, { stream: true }));
      if (what.length > 0) onChanged(what);
    }
  } catch {
    // The connection broke, or the stream was given up.
    return end;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
