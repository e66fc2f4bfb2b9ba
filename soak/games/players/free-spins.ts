// Finds a key under which the next round of reels draws free spins, with the round's seed from the studio's database.
// Free spins are too rare to wait for.
import { createHmac, randomUUID } from 'node:crypto';
import { clusterUrl } from '@parlour/database/embedded/address';
import { readRows } from '@parlour/database/testing/read-rows';
import { gameOf, instantTitles } from '@parlour/games/instant/instant-titles';
import type { PlayContext } from './play-context.ts';
import type { Seat } from './seat.ts';

const mostTries = 1_500;

/** Returns null if the next round has no seed yet, or if none of the tried keys gives free spins. */
export async function findFreeSpins(seat: Seat, { product }: PlayContext): Promise<string | null> {
  const [next] = await readRows<{ id: string; seed: Buffer }>(
    clusterUrl(product.dataDir, 'studio'),
    `select id, seed from instant_round where play_id = '${seat.playId}' and key is null`,
  );
  const title = instantTitles.find(({ name }) => name === seat.sitting.title);
  const game = title && gameOf(title);
  if (!next || !game) return null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const key = randomUUID();
    const { stops } = game.draw(streamOf(next.seed, `${next.id}:${key}`), {}) as {
      stops: unknown[];
    };
    if (stops.length > 1) return key;
  }
  return null;
}

/** Returns the bytes of a seed, block after block, by the published method. */
function streamOf(seed: Buffer, name: string) {
  let [block, used, counter] = [Buffer.alloc(0), 0, 0];
  return {
    nextByte: (): number => {
      if (used === block.length) {
        block = createHmac('sha256', seed).update(`${name}:${counter}`).digest();
        [used, counter] = [0, counter + 1];
      }
      used += 1;
      return block.readUInt8(used - 1);
    },
  };
}
