// The page's calls to the studio. Each ends in one of three ways, and `lost` says that nothing is known.
import type { Sample } from './clock.ts';

export type Refused =
  | 'closed'
  | 'short'
  | 'refused'
  | 'unavailable'
  | 'invalid'
  | 'over'
  | 'unknown';
export type CallAnswer<T> =
  | { end: 'answered'; body: T; sample: Omit<Sample, 'server'> }
  | { end: 'refused'; code: Refused }
  | { end: 'lost' };
export type Calls = {
  get: <T>(path: string) => Promise<CallAnswer<T>>;
  post: <T>(path: string, body: object) => Promise<CallAnswer<T>>;
};

const patience = 10_000;

/** `onOver` hears that the play has ended: every later call would be refused too. */
export function createCalls(base: string, onOver: () => void): Calls {
  const call = async <T>(path: string, init: RequestInit): Promise<CallAnswer<T>> => {
    const sent = performance.now();
    try {
      const response = await fetch(base + path, { ...init, signal: AbortSignal.timeout(patience) });
      const received = performance.now();
      const body: unknown = await response.json();
      if (response.ok) return { end: 'answered', body: body as T, sample: { sent, received } };
      const { error: code } = body as { error: Refused };
      if (code === 'over') onOver();
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

/** Sends it again while the line is lost; the caller sees to it that twice does no harm. */
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
