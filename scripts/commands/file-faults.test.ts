// The commands' messages about invalid files: each error in our own words, after its path in the file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcementGroup } from '@parlour/contract/announcements/announcement-group.schema';
import { club } from '@parlour/contract/club/club.schema';
import { promotion } from '@parlour/contract/rewards/promotion.schema';
import { voucherFile } from '@parlour/contract/voucher/voucher.schema';
import { readAnnouncements } from '@parlour/server/staff/announcements';
import { readClub } from '@parlour/server/staff/rewards/club';
import { readPromotion } from '@parlour/server/staff/rewards/promotions';
import { readVoucher } from '@parlour/server/staff/rewards/voucher';
import { describe, expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');
const examplesOf = (folder: string): unknown[] =>
  readdirSync(join(docs, folder)).map((file) =>
    JSON.parse(readFileSync(join(docs, folder, file), 'utf8')),
  );

const kinds: [name: string, read: (json: unknown) => unknown, examples: unknown[]][] = [
  ['a promotion', readPromotion, examplesOf('promotions')],
  ['a club', readClub, examplesOf('club')],
  ['announcements', readAnnouncements, examplesOf('announcements')],
  ['a voucher', readVoucher, examplesOf('voucher')],
];

/** Words of zod's messages that ours never contain, and our own fallback for errors that no schema explains. */
const notOurs =
  /Invalid|Unrecognized|Too (?:small|big)|expected|received|must match|discriminator|JSON|ISO|\boption\b|undefined|NaN|\[object|is not allowed|as it has to be/;

const faultsOf = (read: (json: unknown) => unknown, json: unknown): string[] => {
  try {
    read(json);
  } catch (error) {
    return String(error)
      .replace(/^\w+: /, '')
      .split('\n');
  }
  return [];
};

type ValuePath = readonly (string | number)[];

/** Returns a copy of the value with another one, or none, at a path. */
function withAt(json: unknown, [first, ...rest]: ValuePath, value: unknown): unknown {
  if (first === undefined) return value;
  const copy = structuredClone(json) as Record<string | number, unknown>;
  copy[first] = withAt(copy[first], rest, value);
  return copy;
}

function placesOf(json: unknown, above: ValuePath = []): ValuePath[] {
  if (typeof json !== 'object' || json === null) return [above];
  const below = Array.isArray(json) ? [...json.keys()] : Object.keys(json);
  const own = json as Record<string | number, unknown>;
  return [above, ...below.flatMap((key) => placesOf(own[key], [...above, key]))];
}

const wrongValues = [
  undefined,
  null,
  true,
  -1,
  0,
  1.55,
  1e15,
  '',
  '?!',
  'x'.repeat(20_001),
  [],
  ['?!'],
  Array.from({ length: 21 }, () => ({})),
  {},
  { unknown: 1 },
  { XX: {} },
];

/** Generates changes: each value at each path, and an extra field in each object. */
function* changesOf(example: unknown): Generator<unknown> {
  for (const place of placesOf(example)) {
    for (const value of wrongValues) yield withAt(example, place, value);
    if (place.length > 0) yield withAt(example, [...place.slice(0, -1), 'unknown'], 1);
  }
}

const isBehindPlace = (fault: string): boolean =>
  /^(?:the file|[\w$-]+(?:\.[\w-]+)*)(?:, [A-Z]{2})?: ./.test(fault);

describe.each(kinds)('%s', (_, read, examples) => {
  test('HOUSE says every mistake in our words, behind its place', () => {
    const faults = new Set<string>();
    for (const example of examples) {
      expect(faultsOf(read, example)).toEqual([]);
      for (const json of changesOf(example)) {
        for (const fault of faultsOf(read, json)) faults.add(fault);
      }
    }
    expect(faults.size).toBeGreaterThan(50);
    expect([...faults].filter((fault) => notOurs.test(fault))).toEqual([]);
    expect([...faults].filter((fault) => !isBehindPlace(fault))).toEqual([]);
  });

  test('HOUSE names the field that was spoiled', () => {
    for (const example of examples) {
      for (const place of placesOf(example)) {
        const spoiled = faultsOf(read, withAt(example, place, -0.5));
        const named = place.length === 0 ? 'the file' : place.join('.');
        const said = spoiled.map((fault) => fault.split(': ')[0] ?? '');
        expect(said).not.toEqual([]);
        expect(said.every((each) => named.startsWith(each) || each.startsWith(named))).toBe(true);
      }
    }
  });
});

type Def = Record<string, unknown> & { checks?: { _zod: { def: object } }[] };
const defOf = (schema: unknown): Def | undefined =>
  (schema as { _zod?: { def: Def } } | undefined)?._zod?.def;

/** True for a pattern or a rule of our own, which need a message. `check(…)` needs none, because it words each error itself. */
const wantsWords = ({ check, format, fn }: Record<string, unknown>): boolean =>
  (check === 'custom' && fn !== undefined) || (check === 'string_format' && format === 'regex');

/** Lists patterns and rules without a message, by their paths in the schema. */
function wordless(schema: unknown, way: string, seen = new Set<unknown>()): string[] {
  const def = defOf(schema);
  if (!def || seen.has(schema)) return [];
  seen.add(schema);
  const { checks = [], shape = {}, ...rest } = def;
  const silent = checks
    .map(({ _zod }) => _zod.def as Record<string, unknown>)
    .filter((check) => wantsWords(check) && check['error'] === undefined)
    .map(({ check }) => `${way}: ${String(check)}`);
  const below = [
    ...Object.entries(shape as object),
    ...Object.entries(rest).flatMap(([key, each]) => [each].flat().map((one) => [key, one])),
  ] as [string, unknown][];
  return [...silent, ...below.flatMap(([key, each]) => wordless(each, `${way}.${key}`, seen))];
}

test.each([
  ['a promotion', promotion],
  ['a club', club],
  ['announcements', announcementGroup],
  ['a voucher', voucherFile],
])('HOUSE each pattern and rule of %s has words of its own', (name, schema) => {
  expect(wordless(schema, name)).toEqual([]);
});
