// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wayOfWish } from './way-of-wish.ts';

const site = 'https://lumen.example';
const page = (address: string) => ({ kind: 'page', address });

it.each([
  ['/m/game?category=RNG#top', page('/m/game?category=RNG#top')],
  ['https://lumen.example/m/home', page('/m/home')],
  ['/m/home?token=abc&tokens=d&r=1', page('/m/home?r=1')],
  ['/m', page('/m')],
  ['https://partner.example/a?b=1', { kind: 'outside' }],
  ['HTTP://partner.example', { kind: 'outside' }],
  ['https://lumen.example.evil.example/m/home', { kind: 'outside' }],
])('REDIR-01 %s leads to %j', (wish, way) => {
  expect(wayOfWish(wish, site)).toEqual(way);
});

it.each([
  '',
  'home',
  '/wps/session',
  '/m/../wps/session',
  '/mobile',
  '//partner.example',
  String.raw`/\partner.example`,
  String.raw`https:\\partner.example`,
  'https:partner.example',
  'https:/m/home',
  ' /m/home',
  '/m/\thome',
  'https://me@partner.example',
  'https://me:secret@lumen.example/m/home',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://lumen.example/1',
  'intent://partner.example#Intent;end',
])('REDIR-02, V4 %j leads nowhere', (wish) => {
  expect(wayOfWish(wish, site)).toEqual({ kind: 'nowhere' });
});

it('REDIR-02, V4 of 10,000 strings of the usual tricks each page is one of the site', () => {
  const tricks =
    String.raw`/ // \ /\ @ : . .. %2f %5c %2e ? # http: https: javascript: data: m /m /m/home evil.example lumen.example
      https://lumen.example :443 。 ／ token=1`.split(/\s+/);
  const piece = fc.constantFrom(...tricks, ' ', '\t', '\n', '\0', '\u200b');
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (wish) => {
      const way = wayOfWish(wish, site);
      if (way.kind !== 'page') return true;
      const url = new URL(way.address, site);
      return (
        url.origin === site && /^\/(m(\/|$)|$)/.test(url.pathname) && !url.searchParams.has('token')
      );
    }),
    { numRuns: 10_000 },
  );
});
