import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { shapes } from './contract.schema.ts';
import { endpoints } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { settingList } from './settings.schema.ts';
import { staffShapes } from './staff/endpoints.schema.ts';
import { staffEndpoints } from './staff/endpoints.ts';

const everyFile = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });

test('HOUSE every feature’s calls.ts and calls.schema.ts are spread in the root, those of staff apart', async () => {
  const load = async (name: string) =>
    Object.keys((await import(join(import.meta.dirname, name))) as object);
  const listed = async (name: string) =>
    (await Promise.all(everyFile.filter((file) => basename(file) === name).map(load)))
      .flat()
      .toSorted();
  expect(await listed('calls.ts')).toEqual(Object.keys(endpoints).toSorted());
  expect(await listed('calls.schema.ts')).toEqual(Object.keys(shapes).toSorted());
  expect(await listed('staff-calls.ts')).toEqual(Object.keys(staffEndpoints).toSorted());
  expect(await listed('staff-calls.schema.ts')).toEqual(Object.keys(staffShapes).toSorted());
});

test('HOUSE a call of staff has a path below /ops, and no call of players is of staff', () => {
  for (const [name, { audience, path }] of Object.entries(staffEndpoints)) {
    expect([name, audience]).toEqual([name, 'staff']);
    expect(path).toMatch(/^\/ops\//);
  }
  const players = Object.values<Endpoint>(endpoints);
  expect(players.filter(({ audience }) => audience === 'staff')).toEqual([]);
});

test('HOUSE every feature’s settings.schema.ts is spread in the root, and no two have a key in common', async () => {
  const ofFeatures = everyFile.filter((file) => file.endsWith('/settings.schema.ts'));
  const load = async (file: string) => {
    const module = (await import(join(import.meta.dirname, file))) as { settings: object };
    expect(Object.keys(module), file).toEqual(['settings']);
    return Object.keys(module.settings);
  };
  const keys = (await Promise.all(ofFeatures.map(load))).flat();
  expect(keys.toSorted()).toEqual(settingList.map(([key]) => key).toSorted());
});

const every: [string, Endpoint][] = Object.entries(endpoints);

test.each(every.filter(([, at]) => at.cache))(
  'T5 %s may be kept by others, so it is a GET that guests may make',
  (_, at) => {
    expect(at.method).toBe('GET');
    expect(['guest', 'lobby']).toContain(at.audience);
    expect(at.cache?.seconds).toBeGreaterThan(0);
  },
);

test.each(every.filter(([, at]) => at.keptInTab))(
  'NET-03, C4 %s may be kept by a tab, so it is no member’s own and has no effects',
  (_, at) => {
    expect([at.method, at.hasEffects]).toEqual(['GET', undefined]);
    expect(['guest', 'lobby']).toContain(at.audience);
    expect(at.keptInTab?.seconds).toBeGreaterThan(0);
  },
);
