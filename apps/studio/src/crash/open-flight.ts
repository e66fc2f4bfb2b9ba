// The current flight, or the next one. It is opened on demand, so that no flights run without players.
import { randomUUID } from 'node:crypto';
import type { EngineDeps } from '../engine.ts';
import { byteStream } from '../fair/byte-stream.ts';
import { commitmentOf, makeSeed } from '../fair/seed.ts';
import { pauseMs, salesMs, type Flight } from './flight.ts';
import { findLatest, insertFlight } from './flight-store.ts';
import { flightsOf } from './title-flights.ts';

/** Returns the current flight, opening one if needed. Seed and point are stored, and the seed's hash published, before any stake (G2). */
export async function currentFlight(deps: EngineDeps, gameCode: string): Promise<Flight> {
  for (;;) {
    const latest = await findLatest(deps.pool, gameCode);
    const now = deps.clock();
    if (latest && latest.endsAt.getTime() + pauseMs > now.getTime()) return latest;
    await openFlight(deps, gameCode, BigInt(latest?.number ?? 0) + 1n);
  }
}

async function openFlight(deps: EngineDeps, gameCode: string, number: bigint): Promise<void> {
  const { game } = flightsOf(gameCode);
  const id = randomUUID();
  const seed = makeSeed(deps.randomBytes);
  const point = game.crashPoint(byteStream(seed, id));
  const openedAt = deps.clock();
  const startsAt = new Date(openedAt.getTime() + salesMs);
  await insertFlight(deps.pool, {
    id,
    gameCode,
    number: String(number),
    seed,
    commitment: Buffer.from(commitmentOf(seed), 'hex'),
    point,
    openedAt,
    startsAt,
    endsAt: new Date(startsAt.getTime() + game.msAt(point)),
  });
}
