import { statSync } from 'node:fs';
import { readSettings } from '@parlour/contract/settings.schema';
import { demoMerchants } from '@parlour/seed/demo-facts';
import { describe, expect, test } from 'vitest';
import { contrast, textPairs } from './contrast.ts';
import { fitted, hex, oklch, type Tone } from './oklch.ts';
import { faceFileOf, headerColor, roles, themeCss, themeOf, type ThemeInputs } from './theme.ts';

function themeOfSeed(code: string): ThemeInputs {
  const merchant = demoMerchants.find((each) => each.code === code);
  const stored = Object.fromEntries(Object.entries(merchant?.settings ?? {}));
  return themeOf(readSettings(stored));
}

function worstPair(inputs: ThemeInputs): { pair: string; ratio: number } {
  const found = roles(inputs);
  return textPairs
    .map(([text, ground]) => ({
      pair: `${text} on ${ground}`,
      ratio: contrast(found[text], found[ground]),
    }))
    .reduce((worst, each) => (each.ratio < worst.ratio ? each : worst));
}

const bothSchemes = ['dark', 'light'] as const;
const lumen = themeOfSeed('lumen');
const marigold = themeOfSeed('marigold');

describe('contrast', () => {
  test.each(demoMerchants.map(({ code }) => code))(
    'BOOT-03 %s is readable in both schemes',
    (code) => {
      for (const scheme of bothSchemes) {
        const worst = worstPair({ ...themeOfSeed(code), scheme });
        expect(worst.ratio, `${scheme}: ${worst.pair}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(bothSchemes)('BOOT-03 720 hues and chromas are readable, %s', (scheme) => {
    const unreadable: string[] = [];
    for (let hue = 0; hue < 360; hue += 3) {
      for (const chroma of [0.03, 0.08, 0.12, 0.16, 0.2, 0.25]) {
        const worst = worstPair({
          ...lumen,
          scheme,
          brand: { hue, chroma },
          accent: { hue, chroma: Math.min(chroma, 0.17) },
          tint: { hue, chroma: 0.022 },
        });
        if (worst.ratio < 4.5) unreadable.push(`${hue}, ${chroma}: ${worst.pair} ${worst.ratio}`);
      }
    }
    expect(unreadable).toEqual([]);
  });

  test('BOOT-03 black on white is 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
  });
});

/** Converts hex to OKLab by the inverse matrices, so that the conversion is not tested against itself. */
function labOf(text: string): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(text.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(tone: Tone): number {
  const [lightness = 0, chroma = 0, hue = 0] = oklch(tone).slice(6, -1).split(' ').map(Number);
  const angle = (hue * Math.PI) / 180;
  const wide = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const plain = labOf(hex(tone));
  return Math.hypot(...wide.map((part, at) => part - (plain[at] ?? 0)));
}

describe('colours', () => {
  test('BOOT-03 hex and oklch are the same colour within rounding, at any hue and chroma', () => {
    for (let hue = 0; hue < 360; hue += 7) {
      for (const lightness of [0.155, 0.44, 0.535, 0.6, 0.815, 0.86, 0.97]) {
        for (const chroma of [0.01, 0.12, 0.3]) {
          expect(distance([lightness, chroma, hue]), `${lightness} ${chroma} ${hue}`).toBeLessThan(
            0.012,
          );
        }
      }
    }
  });

  test('BOOT-03 a colour that sRGB has keeps its chroma, another loses some', () => {
    expect(fitted([0.535, 0.1, 288])[1]).toBe(0.1);
    expect(fitted([0.86, 0.3, 288])[1]).toBeLessThan(0.15);
  });

  test('BOOT-03 the seed merchants have the colours of the design', () => {
    expect(roles(lumen)).toMatchObject({
      bg: '#0c0b15',
      s2: '#201e2b',
      brand: '#6e49df',
      'brand-text': '#bab3fe',
      accent: '#f2c156',
    });
    expect(roles(marigold)).toMatchObject({
      bg: '#f7f5ec',
      t1: '#131c16',
      brand: '#08633b',
      'accent-text': '#834e02',
    });
    expect(headerColor(marigold)).toBe('#f7f5ec');
  });
});

describe('the sheet', () => {
  const sheet = themeCss(lumen);

  test('BOOT-03 each role stands as hex before it stands as oklch', () => {
    const [fallback = '', modern = ''] = sheet.split('@supports');
    for (const name of Object.keys(roles(lumen))) expect(fallback).toContain(`--${name}:`);
    expect(fallback).not.toContain('oklch');
    expect(modern).toContain('--bg:oklch(.155 .022 290)');
  });

  test('BOOT-03 carries shape and scheme, and nothing that could end the style element', () => {
    expect(sheet).toContain('color-scheme:dark;--m-radius:.85;--m-display:"RHD","RHD-like"');
    expect(sheet).toContain('--m-display-track:-.02em');
    expect(sheet).not.toContain('<');
  });

  test('BOOT-03 without a display face titles are in the system’s', () => {
    expect(themeCss({ ...lumen, display: 'none' })).toContain('--m-display:var(--font-ui)');
  });

  test.each(['RHD', 'BRG'] as const)(
    'BOOT-03 the face %s is small enough to come with the page',
    (display) => {
      const file = faceFileOf({ ...lumen, display }) ?? '';
      expect(statSync(new URL(`../fonts/${file}`, import.meta.url)).size).toBeLessThan(15_000);
    },
  );

  test.each([
    { radius: 1.5 },
    { tracking: 0.5 },
    { brand: { hue: 361, chroma: 0.1 } },
    { tint: { hue: 10, chroma: 0.2 } },
    { accent: { hue: Number.NaN, chroma: 0.1 } },
  ])('BOOT-03 refuses %j', (change) => {
    expect(() => themeCss({ ...lumen, ...change })).toThrow(RangeError);
  });
});
