// The command as a person runs it, and every byte that could be changed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commitmentOf } from './fair/seed.ts';
import { checkDraw, holds } from './lottery/rules/check-draw.ts';
import { drawNumbers } from './lottery/rules/draw-numbers.ts';

const seed = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7));
const issue = '20261121-1263';
const draw = {
  issue,
  commitment: commitmentOf(seed),
  seed: seed.toString('hex'),
  numbers: drawNumbers(seed, issue),
};
const text = JSON.stringify(draw);

function textHolds(changed: Buffer): boolean {
  try {
    return holds(checkDraw(JSON.parse(changed.toString('utf8'))));
  } catch {
    return false;
  }
}

describe('a published draw', () => {
  test('G2 holds as it was published', () => {
    expect(textHolds(Buffer.from(text))).toBe(true);
  });

  test('G2 is refused with any one byte changed to any other', () => {
    const bytes = Buffer.from(text);
    const held = [...bytes].flatMap((byte, place) =>
      Array.from({ length: 256 }, (_, other) => other)
        .filter((other) => other !== byte)
        .filter((other) => textHolds(Buffer.from(bytes.with(place, other))))
        .map((other) => `${place}: ${other}`),
    );
    expect(held).toEqual([]);
  });

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
    for (const other of [null, 7, [], {}, { ...draw, more: 1 }, { ...draw, numbers: seven }]) {
      expect(holds(checkDraw(other))).toBe(false);
    }
    expect(holds(checkDraw({ ...draw, seed: draw.seed.toUpperCase() }))).toBe(false);
    expect(holds(checkDraw({ ...draw, issue: '1121-1263' }))).toBe(false);
  });
});

describe('npm run lottery -- verify', () => {
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
    const { status, stdout } = run('verify', file(text));
    expect(status).toBe(0);
    expect(stdout).toContain('right  commitment');
    expect(stdout).toContain('This draw holds.');
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
