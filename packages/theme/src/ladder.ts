// The colour roles. Lightness is fixed here and the merchant sets only hue and chroma, so that text is readable in any hue.
import type { Paint } from '@parlour/contract/theme/theme';
import type { Tone } from './oklch.ts';

type Paints = { brand: Paint; accent: Paint; tint: Paint };
type Write = (tone: Tone) => string;

const white = '#fff';
const glow = (opacity: number): Tone => [1, 0, 0, opacity];

export function darkLadder({ brand, accent, tint }: Paints, write: Write) {
  const branded = (lightness: number, opacity = 1) =>
    write([lightness, brand.chroma, brand.hue, opacity]);
  const tinted = (lightness: number, more = 1) => write([lightness, tint.chroma * more, tint.hue]);
  const accented = (lightness: number, opacity = 1) =>
    write([lightness, accent.chroma, accent.hue, opacity]);
  const shade = (opacity: number) => write([0.03, 0.02, tint.hue, opacity]);
  return {
    bg: tinted(0.155),
    s1: tinted(0.198),
    s2: tinted(0.243, 1.1),
    s3: tinted(0.3, 1.2),
    t1: write([0.97, 0.006, tint.hue]),
    t2: write([0.785, 0.018, tint.hue]),
    t3: write([0.69, 0.02, tint.hue]),
    line: write(glow(0.075)),
    'line-2': write(glow(0.15)),
    lit: write(glow(0.07)),
    brand: branded(0.535),
    'brand-hi': branded(0.6),
    'brand-press': branded(0.48),
    'on-brand': white,
    'brand-text': write([0.8, brand.chroma * 0.55, brand.hue]),
    'brand-soft': branded(0.62, 0.2),
    accent: accented(0.835),
    'on-accent': write([0.23, 0.05, accent.hue]),
    'accent-text': write([0.86, accent.chroma * 0.85, accent.hue]),
    'accent-soft': accented(0.835, 0.15),
    ok: write([0.79, 0.14, 158]),
    warn: write([0.83, 0.13, 80]),
    bad: write([0.755, 0.145, 24]),
    info: write([0.8, 0.1, 245]),
    'ok-soft': write([0.79, 0.14, 158, 0.15]),
    'warn-soft': write([0.83, 0.13, 80, 0.15]),
    'bad-soft': write([0.7, 0.17, 24, 0.16]),
    'info-soft': write([0.8, 0.1, 245, 0.15]),
    scrim: write([0.06, 0.02, tint.hue, 0.62]),
    // Opaque: a text that shines through looks like dirt, and a blur would have to be redrawn in each frame of a scroll.
    glass: write([0.165, tint.chroma, tint.hue]),
    amb: branded(0.5, 0.34),
    e1: 'inset 0 1px 0 var(--lit)',
    e2: `inset 0 1px 0 var(--lit),0 8px 24px ${shade(0.45)}`,
    e3: `inset 0 1px 0 ${write(glow(0.1))},0 24px 64px ${shade(0.65)}`,
  };
}

export type Roles = ReturnType<typeof darkLadder>;

export function lightLadder({ brand, accent, tint }: Paints, write: Write): Roles {
  const branded = (lightness: number, opacity = 1) =>
    write([lightness, brand.chroma, brand.hue, opacity]);
  const tinted = (lightness: number, more = 1) => write([lightness, tint.chroma * more, tint.hue]);
  const ink = (lightness: number, opacity = 1) => write([lightness, 0.018, brand.hue, opacity]);
  const rule = (opacity: number) => write([0.25, 0.03, brand.hue, opacity]);
  const shade = (lightness: number, opacity: number) =>
    write([lightness, 0.04, brand.hue, opacity]);
  return {
    bg: tinted(0.968),
    s1: tinted(0.995, 0.3),
    s2: tinted(0.93),
    s3: tinted(0.888, 1.2),
    t1: ink(0.215),
    t2: ink(0.435),
    t3: ink(0.495),
    line: rule(0.09),
    'line-2': rule(0.2),
    lit: 'transparent',
    brand: branded(0.44),
    'brand-hi': branded(0.5),
    'brand-press': branded(0.38),
    'on-brand': white,
    'brand-text': branded(0.43),
    'brand-soft': branded(0.5, 0.11),
    accent: write([0.815, accent.chroma, accent.hue]),
    'on-accent': write([0.23, 0.05, accent.hue]),
    // Slightly redder, because dark yellow looks olive.
    'accent-text': write([0.475, accent.chroma * 0.72, (accent.hue + 352) % 360]),
    'accent-soft': write([0.815, accent.chroma, accent.hue, 0.22]),
    ok: write([0.465, 0.115, 157]),
    warn: write([0.475, 0.11, 66]),
    bad: write([0.51, 0.185, 26]),
    info: write([0.475, 0.13, 250]),
    'ok-soft': write([0.6, 0.13, 157, 0.14]),
    'warn-soft': write([0.8, 0.15, 75, 0.22]),
    'bad-soft': write([0.6, 0.2, 26, 0.11]),
    'info-soft': write([0.6, 0.13, 250, 0.12]),
    scrim: write([0.2, 0.03, brand.hue, 0.55]),
    glass: write([0.985, tint.chroma * 0.6, tint.hue]),
    amb: write([0.86, accent.chroma, accent.hue, 0.42]),
    e1: `0 1px 2px ${shade(0.3, 0.06)},0 2px 10px ${shade(0.3, 0.05)}`,
    e2: `0 2px 4px ${shade(0.3, 0.06)},0 10px 28px ${shade(0.3, 0.12)}`,
    e3: `0 4px 8px ${shade(0.2, 0.08)},0 28px 72px ${shade(0.2, 0.28)}`,
  };
}
