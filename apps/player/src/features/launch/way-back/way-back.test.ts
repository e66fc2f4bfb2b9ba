import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const origin = 'https://lumen.example';

it.each([
  ['/m/home?lane=hot', null, '/m/home?lane=hot'],
  [`${origin}/m/game?category=LIVE`, null, '/m/game?category=LIVE'],
  [null, '/m/game?category=RNG', '/m/game?category=RNG'],
  ['https://elsewhere.example/m/home', '/m/home', '/m/home'],
  ['/wps/session/logout', null, '/m/game'],
  ['/m/launchGame?vendor=X', null, '/m/game'],
  ['/m/trialGame?vendor=X', null, '/m/game'],
  ['/mobile', null, '/m/game'],
  [String.raw`/\elsewhere.example/m`, null, '/m/game'],
  ['//elsewhere.example/m/home', null, '/m/game'],
  ['javascript:alert(1)', null, '/m/game'],
  [null, null, '/m/game'],
])('LAUNCH-05 %s, opened at %s, leads back to %s', (asked, from, back) => {
  expect(wayBack(asked, from, origin)).toBe(origin + back);
});

it('LAUNCH-05, V4 of 10,000 hostile addresses none leads the way back off this site', () => {
  const parts = fc.constantFrom('/', '\\', '\t', '\n', '@', '%2f', '.', ':', 'm', 'https:', 'evil');
  const texts = fc.oneof(
    fc.string(),
    fc.array(parts).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, fc.option(texts), (asked, from) => {
      const url = new URL(wayBack(asked, from, origin));
      expect(url.origin).toBe(origin);
      expect(url.pathname).toMatch(/^\/m(\/|$)/);
    }),
    { numRuns: 10_000 },
  );
});
