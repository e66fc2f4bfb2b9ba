// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from './board.tsx';

const source = `${import.meta.dirname}/..`;
const pictures = {
  cover: (id: string) => `/m/cover/${id}.svg`,
  banner: (id: string) => `/m/banner/${id}.svg`,
  avatar: (number: number) => `/m/avatar/${number}.svg`,
  flag: (country: string) => `/m/flag/${country}.svg`,
};
const board = <Board name="Name" logo="eclipse" language="ur" pictures={pictures} />;

test('HOUSE everything renders on the server without a style attribute', () => {
  const html = renderToString(board);
  expect(html).not.toContain('style=');
  expect(html).toContain('tabbar');
});

test('HOUSE everything hydrates as it was rendered', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(board);
  document.body.append(root);
  const errors: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, board, { onRecoverableError: (error) => errors.push(error) }),
  );
  // Other test files of this process use the same document.
  act(() => hydrated.unmount());
  root.remove();
  expect(errors).toEqual([]);
});

function sheet(name: string): string {
  const imported = readFileSync(`${source}/${name}`, 'utf8').replace(
    /@import '(.+?)';/g,
    (_, file: string) =>
      readFileSync(
        file.startsWith('@') ? `${source}/../../theme/src/tokens.css` : `${source}/${file}`,
        'utf8',
      ),
  );
  return imported
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .replaceAll(';}', '}');
}

test.each([
  ['ui.css', 5],
  ['pages.css', 5],
])('HOUSE %s is at most %i KB of brotli', (name, kilobytes) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  expect(brotliCompressSync(sheet(name), { params }).length).toBeLessThanOrEqual(kilobytes * 1024);
});

test('HOUSE the sheet reads roles: no merchant’s value, no side that would not mirror', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  expect(files).toContain('card/card.css');
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(`${source}/${file}`, 'utf8').replaceAll('--m-display-track', '');
    expect(css, file).not.toMatch(/var\(--m-|data-merchant/);
    expect(css, file).not.toMatch(/[\s;{](margin|padding|border)-(left|right)|[\s;{](left|right):/);
  }
});
