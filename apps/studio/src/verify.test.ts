// Runs the command as a person does, and checks records with each byte changed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { drawGames } from '@parlour/games/draws/games/draw-games';
import { sixOf45 } from '@parlour/games/draws/games/six-of-45';
import { crashGame } from '@parlour/games/instant/crash/crash-game';
import { paperKite } from '@parlour/games/instant/crash/titles';
import { minesGame } from '@parlour/games/instant/mines/mines-game';
import { pearlDiver } from '@parlour/games/instant/mines/titles';
import { checkFlight } from './crash/check-flight.ts';
import { byteStream } from './fair/byte-stream.ts';
import { commitmentOf } from './fair/seed.ts';
import { checkRound } from './fair/check-round.ts';
import { holds } from './fair/published-record.ts';
import { checkDraw } from './lottery/rules/check-draw.ts';
import { drawNumbers } from './lottery/rules/draw-numbers.ts';

const seed = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7));
const issue = '20261121-1263';
const draw = {
  issue,
  commitment: commitmentOf(seed),
  seed: seed.toString('hex'),
  numbers: drawNumbers(seed, { series: 'minute-six', issue }, sixOf45.machine),
};
/** A draw of 20 numbers, more than any other machine draws, so that it is all but unique. */
const keno = { series: 'delta-keno', issue };
const evening = { series: 'evening-five@Asia/Manila', issue };
const publish = (name: typeof keno, game: DrawGame) => ({
  ...name,
  commitment: draw.commitment,
  seed: draw.seed,
  numbers: drawNumbers(seed, name, game.machine),
  machine: game.machine,
});
const id = '11111111-2222-4333-8444-555555555555';
const key = '66666666-7777-4888-9999-aaaaaaaaaaaa';
const round = {
  game: 'pearl-diver',
  id,
  key,
  choice: { mines: 5 },
  commitment: draw.commitment,
  seed: draw.seed,
  drawn: minesGame(pearlDiver).draw(byteStream(seed, `${id}:${key}`), { mines: 5 }),
};
const flight = {
  game: 'paper-kite',
  id,
  commitment: draw.commitment,
  seed: draw.seed,
  hundredths: String(crashGame(paperKite).crashPoint(byteStream(seed, id))),
};

const checks = { draw: checkDraw, round: checkRound, flight: checkFlight };
const published = [
  ['draw of the first series', 'draw', draw],
  ['draw of keno', 'draw', publish(keno, drawGames.keno)],
  ['draw of a day', 'draw', publish(evening, drawGames['pick-five'])],
  ['round', 'round', round],
  ['flight', 'flight', flight],
] as const;
function textHolds(changed: Buffer, check: typeof checkDraw): boolean {
  try {
    return holds(check(JSON.parse(changed.toString('utf8'))));
  } catch {
    return false;
  }
}

describe('a published draw', () => {
  test.each(published)('G2 a %s holds as it was published', (_, what, value) => {
    expect(checks[what](value)).toMatchObject([{ isRight: true }, { isRight: true }]);
  });

  test.each(published)(
    'G2 a %s is refused with any one byte changed to any other',
    (_, what, value) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const held = [...bytes].flatMap((byte, place) =>
        Array.from({ length: 256 }, (__, other) => other)
          .filter((other) => other !== byte)
          .filter((other) => textHolds(Buffer.from(bytes.with(place, other)), checks[what]))
          .map((other) => `${place}: ${String.fromCharCode(other)}`),
      );
      expect(held).toEqual([]);
    },
  );

  test('G2 what is wrong is said, and where', () => {
    const numbers = draw.numbers.with(2, (draw.numbers[2] ?? 0) === 45 ? 44 : 45);
    expect(checkDraw({ ...draw, numbers }).map(({ isRight }) => isRight)).toEqual([true, false]);
    expect(checkDraw({ ...draw, numbers })[1]?.says).toContain('place 3 must be');
    const commitment = commitmentOf(Buffer.alloc(32));
    expect(checkDraw({ ...draw, commitment })[0]).toMatchObject({ isRight: false });
    const early = checkDraw({ ...draw, seed: null, numbers: null });
    expect(early.map(({ says }) => says)).toEqual([
      'seed: not published yet. It is after the draw.',
      'numbers: not drawn yet.',
    ]);
  });

  test('G2 what is no draw does not hold', () => {
    const seven = [...draw.numbers, 7];
    for (const none of [null, 7, [], {}, { ...draw, more: 1 }, { ...draw, numbers: seven }]) {
      expect(holds(checkDraw(none))).toBe(false);
    }
    expect(holds(checkDraw({ ...draw, seed: draw.seed.toUpperCase() }))).toBe(false);
    expect(holds(checkDraw({ ...draw, issue: '1121-1263' }))).toBe(false);
    const other = publish(keno, drawGames.keno);
    expect(holds(checkDraw({ ...other, machine: { ...other.machine, high: 79 } }))).toBe(false);
    expect(holds(checkDraw({ ...other, series: 'none' }))).toBe(false);
    expect(holds(checkDraw({ ...draw, series: 'minute-six' }))).toBe(false);
    expect(holds(checkRound({ ...round, game: 'paper-kite' }))).toBe(false);
    expect(holds(checkRound({ ...round, drawn: null }))).toBe(false);
    expect(holds(checkRound({ ...round, choice: { mines: 4 } }))).toBe(false);
    expect(holds(checkFlight({ ...flight, hundredths: Number(flight.hundredths) + 1 }))).toBe(
      false,
    );
    expect(holds(checkFlight({ ...flight, hundredths: Number(flight.hundredths) }))).toBe(true);
  });
});

describe('npm run games -- verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-draw-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...words: string[]) => {
    const program = join(import.meta.dirname, 'verify.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const file = (content: string): string => {
    const path = join(folder, 'draw.json');
    writeFileSync(path, content);
    return path;
  };

  test('G2 says what is right and ends with 0', () => {
    const { status, stdout } = run('verify', file(JSON.stringify([draw, round, flight])));
    expect(status).toBe(0);
    expect(stdout).toContain('right  commitment');
    for (const what of ['draw', 'round', 'flight']) expect(stdout).toContain(`This ${what} holds.`);
  });

  test('G2 ends with 1 where one of several draws does not hold', () => {
    const changed = { ...draw, issue: '20261121-1264' };
    const { status, stdout } = run('verify', file(JSON.stringify([draw, changed])));
    expect(status).toBe(1);
    expect(stdout).toContain('This draw does NOT hold.');
  });

  test('G2 ends with 2 where nothing can be checked', () => {
    expect(run('verify', join(folder, 'none.json')).status).toBe(2);
    expect(run('verify', file('[]')).status).toBe(2);
    expect(run('verify', file('not JSON')).status).toBe(2);
    const { status, stderr } = run('check');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage');
  });
});
