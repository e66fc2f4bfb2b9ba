import { expect, test } from 'vitest';
import { documentOf, type DocumentParts } from './document.ts';

const asked = (href: string) =>
  `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`;
const parts = (html: string) =>
  ({
    html,
    title: 'Home',
    language: 'EN',
    status: { info: { merchantCode: 'one' } },
    visitor: 'guest',
    assets: {
      entry: 'main.js',
      ahead: ['early.js', 'base.js'],
      preload: ['early.js', 'run.js', 'base.js', 'main.js'],
      styles: [],
      face: 'face.woff2',
    },
    look: { attributes: { 'data-scheme': 'dark' }, scripts: [], ground: '#000', css: '' },
    build: 'one',
    earlyScript: '',
    tip: null,
  }) as unknown as DocumentParts;

const order = (html: string) =>
  [...documentOf(parts(html)).matchAll(/<link rel="[^"]*preload"[^>]* href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

test('LOBBY-07 the first picture is asked for before the scripts, the others after them', () => {
  const html = `${asked('/m/banners/a.svg')}${asked('/m/covers/b.svg')}<main></main>`;
  expect(order(html)).toEqual([
    '/m/banners/a.svg',
    '/m/face.woff2',
    '/m/early.js',
    '/m/run.js',
    '/m/base.js',
    '/m/main.js',
    '/m/covers/b.svg',
  ]);
});

test('LOBBY-07 a page without pictures is as it was rendered', () => {
  expect(order('<main></main>')).toEqual([
    '/m/face.woff2',
    '/m/early.js',
    '/m/run.js',
    '/m/base.js',
    '/m/main.js',
  ]);
  expect(documentOf(parts('<main></main>'))).toContain('<div id="root"><main></main></div>');
});

test('HOUSE what leads comes before our other scripts, and runs first', () => {
  const html = documentOf(parts('<main></main>'));
  expect(html).toContain('<link rel="modulepreload" href="/m/base.js">');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/m/main.js">');
  const run = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
  expect(run).toEqual(['/m/early.js', '/m/base.js', '/m/main.js']);
});

test('BOOT-03 the face of titles is asked for with the page', () => {
  expect(documentOf(parts('<main></main>'))).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/m/face.woff2">',
  );
});
