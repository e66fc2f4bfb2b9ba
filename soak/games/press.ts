// A press of a button as a page sends it: repeated under the same key until it gets a clear answer.
import type { Player } from './players/seat.ts';

export type PressAnswer = { status: number; value: Record<string, unknown> };

const patienceMs = 30_000;
const pauseMs = 100;

/**
 * Returns null if no clear answer arrived and the outcome is unknown. A stake may get `unavailable` for ever, so the tries
 * are limited.
 */
export async function press(
  player: Player,
  call: string,
  body: object,
): Promise<PressAnswer | null> {
  const until = performance.now() + patienceMs;
  for (let tries = 0; performance.now() < until && tries < 150; tries += 1) {
    const answer = await player.ask('POST', call, body).catch(() => null);
    if (answer && answer.status < 500) return read(answer);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return null;
}

const read = ({ status, body }: { status: number; body: string }): PressAnswer => ({
  status,
  value: JSON.parse(body) as Record<string, unknown>,
});

/** Reads from a call. Returns null if there is no complete answer with status 200. */
export async function look<T>(player: Player, call: string): Promise<T | null> {
  const answer = await player.ask('GET', call).catch(() => null);
  return answer?.status === 200 ? (JSON.parse(answer.body) as T) : null;
}
