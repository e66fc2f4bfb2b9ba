import { expect, test } from 'vitest';
import { sky, type SkyInput } from './sky.ts';

const input = {
  logo: 'eclipse',
  scheme: 'dark',
  brand: { hue: 288, chroma: 0.215 },
  accent: { hue: 84, chroma: 0.135 },
} as const satisfies SkyInput;

const logos = ['eclipse', 'flower', 'disc'] as const;
const schemes = ['dark', 'light'] as const;
const all = logos.flatMap((logo) => schemes.map((scheme) => ({ ...input, logo, scheme })));

test.each(all)(
  'WIDE-02 the art of $logo, $scheme, is small, runs nothing and lacks nothing',
  (each) => {
    const drawn = sky(each);
    expect(drawn).toMatch(/^<svg [^]*<\/svg>$/);
    expect(drawn.length).toBeLessThan(6 * 1024);
    expect(drawn).not.toMatch(/<script|foreignObject|href|<image|<style|NaN|undefined/i);
    const named = [...drawn.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    for (const id of named) expect(drawn).toContain(` id="${id}"`);
  },
);

test('WIDE-02 each mark and each scheme has art of its own, in the merchant’s hues', () => {
  expect(new Set(all.map(sky)).size).toBe(all.length);
  const green = { ...input, brand: { hue: 157, chroma: 0.115 } };
  expect(sky(green)).not.toBe(sky(input));
});
