// Compares the browser's proof with what the studio draws from the same seed.
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { crashGame } from '@parlour/games/instant/crash/crash-game';
import { gameOf, instantTitles } from '@parlour/games/instant/instant-titles';
import { isFlightDrawn, isRoundDrawn } from './check-round.ts';

const seed = '07'.repeat(32);
const id = '0b0f2f4e-6f0e-4a53-8a2f-0a5f5c1f2d11';
const key = 'c3a1f0de-1111-4222-8333-444455556666';

/** Returns the bytes as the studio makes them. */
function streamOf(name: string) {
  let [block, at, used] = [Buffer.alloc(0), 0, 0];
  return {
    nextByte: () => {
      if (used === block.length) {
        block = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${name}:${at}`).digest();
        [at, used] = [at + 1, 0];
      }
      used += 1;
      return block.readUInt8(used - 1);
    },
  };
}
/** Changes the last digit. */
const changed = (text: string): string => `${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`;

it.each(instantTitles.filter(({ engine }) => engine !== 'crash'))(
  'G2 a round of $name holds, and one changed byte of it does not',
  async (title) => {
    const game = gameOf(title);
    const choice = title.engine === 'mines' ? { mines: title.data.choices[1] ?? 0 } : {};
    const drawn: unknown = game?.draw(streamOf(`${id}:${key}`), choice);
    const round = { game: title.name, id, key, choice, seed, drawn };
    expect(await isRoundDrawn(round)).toBe(true);
    for (const wrong of [{ seed: changed(seed) }, { id: changed(id) }, { key: changed(key) }]) {
      expect(await isRoundDrawn({ ...round, ...wrong })).toBe(false);
    }
    const other: unknown = JSON.parse(
      JSON.stringify(drawn)
        .replace(/\d|[a-z]/, 'x')
        .replace('"x', '"y'),
    );
    expect(await isRoundDrawn({ ...round, drawn: other })).toBe(false);
  },
);

it.each(instantTitles.filter(({ engine }) => engine === 'crash'))(
  'G2 a flight of $name holds, and one changed byte of it does not',
  async (title) => {
    if (title.engine !== 'crash') throw new Error('That is no flight.');
    const hundredths = String(crashGame(title.data).crashPoint(streamOf(id)));
    const flight = { game: title.name, id, seed, hundredths };
    expect(await isFlightDrawn(flight)).toBe(true);
    for (const wrong of [
      { seed: changed(seed) },
      { id: changed(id) },
      { hundredths: changed(hundredths) },
    ]) {
      expect(await isFlightDrawn({ ...flight, ...wrong })).toBe(false);
    }
  },
);
