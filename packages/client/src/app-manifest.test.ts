import { expect, test } from 'vitest';
import { readAppManifest } from './app-manifest.ts';

const url = 'https://site.example/m/manifest.webmanifest';
const read = (body: string, status = 200) =>
  readAppManifest(url, async () => new Response(body, { status }));

test('APP-05 name and icon are the manifest’s own: the smallest icon that is sharp, as it is', async () => {
  const icons = [
    { src: '/m/icon-maskable-192.png', sizes: '192x192', purpose: 'maskable' },
    { src: '/m/icon-512.png', sizes: '512x512', purpose: 'any' },
    { src: 'icon-192.png?v=1', sizes: '192x192' },
    { src: '/m/icon-48.png', sizes: '48x48' },
  ];
  expect(await read(JSON.stringify({ name: 'Mango', icons }))).toEqual({
    name: 'Mango',
    icon: 'https://site.example/m/icon-192.png?v=1',
  });
});

test('APP-05 what a manifest lacks is null', async () => {
  expect(await read('{}')).toEqual({ name: null, icon: null });
  const odd = { name: 7, icons: [null, 'x', { src: 1, sizes: '192x192' }, { src: '/a.png' }] };
  expect(await read(JSON.stringify(odd))).toEqual({ name: null, icon: null });
});

test.each([
  ['is no JSON', '<html>', 200],
  ['is no object', 'null', 200],
  ['is refused', '{}', 429],
])('APP-05 one that %s says nothing, and breaks nothing', async (_, body, status) => {
  expect(await read(body, status)).toBeNull();
});

test('APP-05 neither does one that does not come, and it is asked for without a session', async () => {
  const asked: (RequestInit | undefined)[] = [];
  const told = await readAppManifest(url, async (_, init) => {
    asked.push(init);
    throw new TypeError('no line');
  });
  expect(told).toBeNull();
  expect(asked).toMatchObject([{ credentials: 'omit' }]);
});
