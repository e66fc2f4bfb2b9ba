import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';
import { listChunks, listStyles, readFiles, readManifest } from './build-manifest.ts';
import { hashSource, writePolicy } from './content-policy.ts';
import { html } from './html.ts';
import { htmlDocument } from './html-document.ts';
import { writeInlineJson } from './inline-json.ts';

describe('a document', () => {
  test('V3 every value is text unless it is markup itself', () => {
    const name = `<b title="a'b">&`;
    expect(html`<p>${name}</p>`.markup).toBe('<p>&lt;b title=&quot;a&#39;b&quot;&gt;&amp;</p>');
    const [one, other] = [html`<b>1</b>`, html`<i>2</i>`];
    expect(html`<p>${one}${[one, other]}${null}${0}</p>`.markup).toBe(
      '<p><b>1</b><b>1</b><i>2</i>0</p>',
    );
  });

  test('V3 JSON cannot end the script element that it stands in', () => {
    const value = { text: '</script><!-- \u2028' };
    const written = writeInlineJson(value);
    expect(written).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(written)).toEqual(value);
  });

  test('H1 what stands inline keeps its letters, so that its hash fits', () => {
    const style = 'p{color:red}\n';
    const page = htmlDocument({
      language: 'ur',
      direction: 'rtl',
      attributes: { 'data-name': '"', 'data-bare': '' },
      head: [`<style>${style}</style>`],
      body: ['<p>', '</p>'],
    });
    expect(page).toContain(
      '<html lang="ur" dir="rtl" data-name="&quot;" data-bare><head><meta charset',
    );
    expect(page).toContain(`<style>${style}</style></head><body><p></p></body></html>`);
  });

  test('H1 a policy names hashes, and a directive without a source allows nothing', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
    expect(hashSource('alert(1)')).toBe(hash);
    expect(writePolicy({ 'script-src': ["'self'", hash], 'frame-src': [] })).toBe(
      `script-src 'self' ${hash}; frame-src 'none'`,
    );
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['gzip;q=0', null],
  ['brotli', null],
  [undefined, null],
])('HOUSE accept-encoding %j is answered with %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('HOUSE a build is read in the order in which its files stand on each other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  const build = {
    page: { file: 'page.js', imports: ['part', 'base'], css: ['page.css'] },
    part: { file: 'part.js', imports: ['base'], css: ['part.css', 'base.css'] },
    base: { file: 'base.js', name: 'base', css: ['base.css'] },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(build));
  for (const name of ['page', 'part', 'base']) writeFileSync(join(folder, `${name}.css`), name);
  const url = pathToFileURL(`${folder}/`);
  const chunks = listChunks(readManifest(url), ['page', 'part', 'nowhere']);
  expect(chunks.map(({ file }) => file)).toEqual(['base.js', 'part.js', 'page.js']);
  const styles = listStyles(chunks);
  expect(styles).toEqual(['base.css', 'part.css', 'page.css']);
  expect(readFiles(url, styles)).toBe('basepartpage');
});
