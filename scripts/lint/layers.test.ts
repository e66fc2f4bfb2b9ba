import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeMisplaced, layers, modulesBelow } from './layers.ts';

const folder = join(import.meta.dirname, '../../apps/server/src/modules');
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the layers of the server’s modules', () => {
  test('HOUSE no module is named twice, and none that is not there', () => {
    expect(folders).toContain('login');
    expect(describeMisplaced(folders)).toEqual([]);
  });

  test('HOUSE a layer without its module and a name in two layers are told', () => {
    const layer = { name: 'one', modules: ['login', 'gone', 'login'], inOrder: false };
    expect(describeMisplaced(['login', 'rewards'], [layer])).toEqual([
      'scripts/lint/layers.ts names gone, but there is no modules/gone.',
      'scripts/lint/layers.ts names login twice.',
    ]);
  });

  test('HOUSE a module sees the layers below it, and of its own those before it where they are in order', () => {
    expect(modulesBelow('audit')).toEqual([]);
    expect(modulesBelow('session')).toEqual(['audit', 'site', 'outbox', 'messages']);
    expect(modulesBelow('wallet')).toEqual(expect.arrayContaining(['login', 'ledger']));
    expect(modulesBelow('launch')).not.toContain('lobby');
    expect(modulesBelow('named-nowhere')).toEqual(modulesBelow('tracking'));
  });

  test('HOUSE no two modules may import each other, over however many others', () => {
    const order = layers.flatMap(({ modules }) => modules);
    for (const [at, name] of order.entries()) {
      const above = order.slice(at);
      expect(modulesBelow(name).filter((below) => above.includes(below))).toEqual([]);
    }
  });
});
