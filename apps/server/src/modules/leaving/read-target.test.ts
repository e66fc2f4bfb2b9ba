import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import type { Merchant } from '#http/merchant';
import { isListed, readTarget, sayTarget } from './read-target.ts';

const targets = ['https://partner.example', 'https://shop.example:8443', 'https://lumen.example'];
const merchant = { hosts: ['lumen.example'], setting: () => targets } as unknown as Merchant;

/** Returns the address to which the text leads if its site is listed; else null. */
function accept(text: string): string | null {
  const target = readTarget(text);
  return target && isListed(merchant, target) ? target.href : null;
}

describe('readTarget', () => {
  test.each([
    ['https://partner.example', 'https://partner.example/'],
    ['https://partner.example/a?b=1#c', 'https://partner.example/a?b=1#c'],
    ['HTTPS://PARTNER.example:443/a', 'https://partner.example/a'],
    ['https://shop.example:8443/', 'https://shop.example:8443/'],
    // The browser decodes a host, and so does this parser: it is the partner's own.
    ['https://partner%2eexample/', 'https://partner.example/'],
  ])('REDIR-01 %s leads to the listed site', (text, href) => {
    expect(accept(text)).toBe(href);
  });

  test.each([
    '',
    'partner.example',
    '//partner.example',
    '/m/home',
    'https:partner.example',
    'https:/partner.example',
    String.raw`https:\\partner.example`,
    String.raw`https://partner.example\@evil.example`,
    'http://partner.example',
    'https://partner.example:8443',
    'https://shop.example',
    'https://sub.partner.example',
    'https://partner.example.',
    'https://partner.example.evil.example',
    'https://evil-partner.example',
    'https://partner.example@evil.example',
    'https://me@partner.example',
    'https://:secret@partner.example',
    'https://evil.example/https://partner.example',
    'https://evil.example#https://partner.example',
    'https://part\tner.example',
    'https://partner.example/\n',
    ' https://partner.example',
    'https://pаrtner.example',
    'javascript:location="https://partner.example"',
    'data:text/html,https://partner.example',
    'blob:https://partner.example/1',
    'intent://partner.example#Intent;scheme=https;end',
    // A site of the merchant's own gets no token, also if an operator lists it.
    'https://lumen.example/m/home',
  ])('REDIR-02, V4 %j leads to no listed site', (text) => {
    expect(accept(text)).toBeNull();
  });

  test('REDIR-02, V4 of 100,000 strings of the usual tricks none leaves the list', () => {
    const tricks =
      String.raw`/ // \ /\ @ : . .. %2f %2F %5c %2e %00 %40 ? # & http: https: https:// HTTPS:// javascript: data: blob:
      evil.example partner.example shop.example lumen.example :443 :8443 https://partner.example https://shop.example:8443
      。 ／ ． ＠ ⅼumen.example xn--80ak6aa92e.com [::1] 0x7f.1 me: token=1`.split(/\s+/);
    const piece = fc.constantFrom(...tricks, ' ', '\t', '\n', '\r', '\0', '\u200b', '\u00ad');
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 6 }).map((pieces) => `https://${pieces.join('')}`),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    const listed = new Set(['https://partner.example', 'https://shop.example:8443']);
    fc.assert(
      fc.property(text, (given) => {
        const href = accept(given);
        if (href === null) return true;
        // The browser parses the answer anew.
        const url = new URL(href);
        return listed.has(url.origin) && url.username === '' && url.password === '';
      }),
      { numRuns: Math.ceil(100_000 * inject('propertyShare')) },
    );
  });
});

const long = `/${'a'.repeat(80)}`;
test.each([
  [
    'https://news.tidepool.example/koi-lagoon/autumn',
    { host: 'news.tidepool.example', asciiHost: null, path: '/koi-lagoon/autumn' },
  ],
  ['https://a.example', { host: 'a.example', asciiHost: null, path: '' }],
  ['https://a.example:8443/?b=1', { host: 'a.example:8443', asciiHost: null, path: '/?b=1' }],
  [
    'https://bücher.example:8443/x',
    { host: 'bücher.example:8443', asciiHost: 'xn--bcher-kva.example:8443', path: '/x' },
  ],
  // Letters of another script that look like those of a known name.
  ['https://аррӏе.com/', { host: 'аррӏе.com', asciiHost: 'xn--80ak6aa92e.com', path: '' }],
  [
    `https://a.example${long}`,
    { host: 'a.example', asciiHost: null, path: `${long.slice(0, 60)}…` },
  ],
])('REDIR-02 a reader sees where %s leads', (address, shown) => {
  const target = readTarget(address);
  expect(target && sayTarget(target)).toEqual(shown);
});
