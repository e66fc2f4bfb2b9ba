import { createHash } from 'node:crypto';
import { flagEdition, homeOf } from '@parlour/contract/flag-path';
import { languageCodes } from '@parlour/contract/languages';
import { getCountries } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { drawnFlags, flag, flagCountries } from './flag.ts';

const tags = /<(\/?)([a-zA-Z]+)(?: [a-zA-Z\d-]+="[^"<&]*")*(\/?)>/g;

/** Checks strict XML of only elements and attributes, so that no DOM is needed. */
function isWellFormed(svg: string): boolean {
  const open: (string | undefined)[] = [];
  for (const [, end, name, closed] of svg.matchAll(tags)) {
    if (end && open.pop() !== name) return false;
    if (!end && !closed) open.push(name);
  }
  return svg.replace(tags, '') === '' && open.length === 0;
}

const drawn = (country: string): string => flag(country) ?? '';
const attributes = (svg: string): string[] =>
  [...svg.matchAll(/ ([a-zA-Z\d-]+)="/g)].map(([, name = '']) => name);

describe.each(flagCountries)('the flag of %s, whoever drew it', (country) => {
  test('LOGIN-10 runs nothing and names no other address', () => {
    const svg = drawn(country);
    expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
    expect(svg.length).toBeLessThan(6_000);
    expect(svg).not.toMatch(
      /<script|<foreignObject|<image| on\w+=|javascript:|@import|url\((?!#)/i,
    );
    expect(svg.replaceAll('http://www.w3.org/', '')).not.toMatch(/:\/\//);
  });
});

describe('the set of flags', () => {
  test.each(languageCodes)('LANG-02 the language %s has one', (language) => {
    expect(flag(homeOf[language])).not.toBeNull();
  });

  test.each(['KR', 'PH', 'AR'])('LANG-02 %s is there', (country) => {
    expect(flag(country)).toMatch(/^<svg [^]*<\/svg>$/);
  });

  test('LOGIN-10 every country with telephones has one', () => {
    expect(getCountries().filter((country) => flag(country) === null)).toEqual([]);
  });

  test('LANG-02 only languages of one country share a flag, and no two countries look alike', () => {
    const homes = languageCodes.map((language) => homeOf[language]);
    expect(homes.filter((home, index) => homes.indexOf(home) !== index)).toEqual(['IN']);
    expect(new Set(drawnFlags.map(drawn)).size).toBe(drawnFlags.length);
  });

  test.each(['XX', 'kr', '', 'constructor', '__proto__', '../KR'])(
    'LANG-02 %j is nobody’s flag',
    (country) => {
      expect(flag(country)).toBeNull();
    },
  );

  test('LANG-02 a set that is drawn anew has another address', () => {
    const digest = createHash('sha256').update(flagCountries.map(drawn).join('')).digest('hex');
    // After a change, write the new digest into packages/contract/src/flag-path.ts.
    expect(flagEdition).toBe(digest.slice(0, 8));
  });
});

describe.each(drawnFlags)('the flag %s', (country) => {
  const svg = drawn(country);

  test('LANG-02 is small, well-formed, of shapes only, and names no other address', () => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg.length).toBeLessThan(900);
    const elements = new Set(svg.match(/(?<=<)\w+/g));
    expect([...elements.difference(new Set(['svg', 'g', 'path', 'circle']))]).toEqual([]);
    expect(attributes(svg).filter((name) => /^on|href|style|class|^id$/.test(name))).toEqual([]);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/:\/\/|url\(|data:/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('LANG-02 fills its frame of 24 by 17', () => {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 24 17" width="24" height="17">/);
    const grounds = [...svg.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)(?:H0|h-[\d.]+)z/g)];
    const areas = grounds.map(([, , , width, height]) => Number(width) * Number(height));
    expect(areas.reduce((all, area) => all + area, 0)).toBeGreaterThan(24 * 17 - 0.01);
  });
});
