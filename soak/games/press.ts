// A press as a page makes it: asked again under the same key until something clear comes back.
import type { Player } from './seats.ts';

export type Pressed = { status: number; value: Record<string, unknown> };

const patienceMs = 30_000;
const pauseMs = 100;

/** Null where nothing clear came: it may have happened or not. `unavailable` may be said of a stake for ever, so it counts when it stays. */
export async function press(player: Player, call: string, body: object): Promise<Pressed | null> {
  const until = performance.now() + patienceMs;
  for (let tries = 0; performance.now() < until && tries < 150; tries += 1) {
    const answer = await player.ask('POST', call, body).catch(() => null);
    if (answer && answer.status < 500) return read(answer);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return null;
}

const read = ({ status, body }: { status: number; body: string }): Pressed => ({
  status,
  value: JSON.parse(body) as Record<string, unknown>,
});

/** Null while there is no whole answer. */
export async function look<T>(player: Player, call: string): Promise<T | null> {
  const answer = await player.ask('GET', call).catch(() => null);
  return answer?.status === 200 ? (JSON.parse(answer.body) as T) : null;
}
