// The page's calls to the studio. Each ends in one of three ways, and `lost` says that nothing is known.
import type { Sample } from './clock.ts';

export type Refused =
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
  | { end: 'refused'; code: Refused }
  | { end: 'lost' };
export type Calls = {
  get: <T>(path: string) => Promise<CallAnswer<T>>;
  post: <T>(path: string, body: object) => Promise<CallAnswer<T>>;
};

const patience = 10_000;

type Heard = {
  /** The play has ended: every later call would be refused too. */
  onOver: () => void;
  /** A round was asked for too soon: the next may begin after so many milliseconds. */
  onEarly: (leftMs: number) => void;
};
type Refusal = { error: Refused; leftMs?: number };

export function createCalls(base: string, { onOver, onEarly }: Heard): Calls {
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
