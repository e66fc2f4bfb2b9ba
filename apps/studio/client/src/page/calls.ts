// The page's calls to the studio. Each ends in one of three ways; `lost` means that the outcome is unknown.
import type { Sample } from './clock.ts';

export type RefusalCode =
  | 'closed'
  | 'short'
  | 'refused'
  | 'early'
  | 'unavailable'
  | 'invalid'
  | 'over'
  | 'unknown';
export type CallAnswer<T> =
  | { end: 'answered'; body: T; sample: Omit<Sample, 'server'> }
  | { end: 'refused'; code: RefusalCode }
  | { end: 'lost' };
export type Calls = {
  get: <T>(path: string) => Promise<CallAnswer<T>>;
  post: <T>(path: string, body: object) => Promise<CallAnswer<T>>;
};

const patience = 10_000;

type CallListeners = {
  /** Called when the play has ended, so that every later call would be refused too. */
  onOver: () => void;
  /** Called when a round was requested too soon. The next may begin after `leftMs` milliseconds. */
  onEarly: (leftMs: number) => void;
};
type Refusal = { error: RefusalCode; leftMs?: number };

export function createCalls(base: string, { onOver, onEarly }: CallListeners): Calls {
  const call = async <T>(path: string, init: RequestInit): Promise<CallAnswer<T>> => {
    const sent = performance.now();
    try {
      const response = await fetch(base + path, { ...init, signal: AbortSignal.timeout(patience) });
      const received = performance.now();
      const body: unknown = await response.json();
      if (response.ok) return { end: 'answered', body: body as T, sample: { sent, received } };
      const { error: code, leftMs } = body as Refusal;
      if (code === 'over') onOver();
      if (leftMs !== undefined) onEarly(leftMs);
      return { end: 'refused', code };
    } catch {
      return { end: 'lost' };
    }
  };
  return {
    get: (path) => call(path, {}),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Repeats a call while the connection is lost. The caller makes sure that a second call does no harm. */
export async function persist<T>(
  send: () => Promise<CallAnswer<T>>,
  pauses: readonly number[] = [600, 2_000],
): Promise<CallAnswer<T>> {
  const answer = await send();
  const [pause, ...others] = pauses;
  if (answer.end !== 'lost' || pause === undefined) return answer;
  await wait(pause);
  return persist(send, others);
}
