import { assert, array, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutShared, type SharedModule } from './cut-shared.ts';

const shared = (id: string, users: string, more: Partial<SharedModule> = {}): SharedModule => ({
  id,
  size: 1_000,
  users: new Set(users),
  imports: [],
  ...more,
});
const cut = (...given: Parameters<typeof cutShared>) =>
  cutShared(...given)
    .map((file) => file.toSorted().join(''))
    .toSorted();

describe('HOUSE how what pages share is cut into files', () => {
  it('HOUSE what the same pages share is one file', () => {
    expect(cut([shared('a', 'pq'), shared('b', 'pq', { size: 90_000 })])).toEqual(['ab']);
  });
  it('HOUSE what no page needs together stays apart', () => {
    expect(cut([shared('a', 'pq'), shared('b', 'rs')])).toEqual(['a', 'b']);
  });
  it('HOUSE a little that a third page needs not is joined, much is not', () => {
    expect(cut([shared('a', 'pq'), shared('b', 'pqr')])).toEqual(['ab']);
    expect(cut([shared('a', 'pq', { size: 90_000 }), shared('b', 'pqr')])).toEqual(['a', 'b']);
  });
  it('HOUSE what is fetched often brings less in vain', () => {
    const parts = [shared('a', 'pq', { size: 20_000 }), shared('b', 'pqr')];
    expect(cut(parts)).toEqual(['ab']);
    expect(cut(parts, { r: 4 })).toEqual(['a', 'b']);
  });
  it('HOUSE two are not joined where a third stands between them', () => {
    const first = shared('a', 'pq', { imports: ['b'] });
    const between = shared('b', 'xyz', { imports: ['c'] });
    const last = shared('c', 'pqr');
    expect(cut([first, between, last])).toEqual(['a', 'b', 'c']);
    expect(cut([first, { ...between, imports: [] }, last])).toEqual(['ac', 'b']);
  });
});

/** Random modules that import earlier ones only; a user of one uses all its imports. */
const graphs = array(
  record({
    size: integer({ min: 0, max: 40_000 }),
    users: integer({ min: 1, max: 255 }),
    imports: integer(),
  }),
  { maxLength: 14 },
).map((rows) => {
  const users = rows.map((row) => row.users);
  const stands = rows.map(({ imports }, at) =>
    rows.flatMap((_, other) => (other < at && (imports >> other) & 1 ? [other] : [])),
  );
  for (let at = rows.length - 1; at >= 0; at -= 1)
    for (const other of stands[at] ?? []) users[other] = (users[other] ?? 0) | (users[at] ?? 0);
  return rows.map(({ size }, at): SharedModule => ({
    id: String(at),
    size,
    users: new Set('abcdefgh'.split('').filter((_, bit) => ((users[at] ?? 0) >> bit) & 1)),
    imports: (stands[at] ?? []).map(String),
  }));
});

describe('HOUSE whatever the modules are', () => {
  it('HOUSE each is in one file, and no two files need each other', () => {
    assert(
      property(graphs, (modules) => {
        const files = cutShared(modules);
        expect(files.flat().toSorted()).toEqual(modules.map(({ id }) => id).toSorted());
        const fileOf = (id: string) => files.findIndex((file) => file.includes(id));
        const needs = files.map(
          (ids, at) =>
            new Set(
              modules
                .filter(({ id }) => ids.includes(id))
                .flatMap(({ imports }) => imports.map(fileOf))
                .filter((file) => file !== at),
            ),
        );
        // Removes each file whose imports are removed. Files that remain import each other in a circle.
        const gone = new Set<number>();
        for (let round = 0; round < files.length; round += 1)
          for (const [at, needed] of needs.entries()) if (needed.isSubsetOf(gone)) gone.add(at);
        expect(gone.size).toBe(files.length);
      }),
    );
  });
});
