// WCAG 2 contrast of two hex colours, and the pairs of roles that carry text.
import type { Roles } from './ladder.ts';

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** Returns the contrast of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const onSurfaces = (text: keyof Roles) =>
  (['bg', 's1', 's2'] as const).map((ground) => [text, ground] as const);

/** Pairs of text colour and background. */
export const textPairs: readonly (readonly [keyof Roles, keyof Roles])[] = [
  ...onSurfaces('t1'),
  ...onSurfaces('t2'),
  ['t2', 's3'],
  ...onSurfaces('t3'),
  ['bg', 't1'],
  ...onSurfaces('brand-text'),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-press'],
  ...onSurfaces('accent-text'),
  ['on-accent', 'accent'],
  ...onSurfaces('ok'),
  ...onSurfaces('warn'),
  ...onSurfaces('bad'),
  ...onSurfaces('info'),
];
