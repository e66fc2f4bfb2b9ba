import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '#foundation/navigation/paths.ts';
import { routeOf } from './routes.tsx';

const root = new URL('../../', import.meta.url);

it.each([...Object.values(paths), '/m/nowhere'])(
  'ROUTE-01 %s has a page, and says in which file it stands',
  async (path) => {
    const route = routeOf(path);
    const file = new URL(route.source, root);
    expect(existsSync(file)).toBe(true);
    const exported: object = await import(file.href);
    expect(Object.values(exported)).toContain(await route.load());
  },
);
