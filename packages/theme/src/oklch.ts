// Converts OKLCH to sRGB. A colour outside the gamut loses chroma and keeps its lightness: browsers clip channels instead, which would break contrast.

/** A colour: lightness from 0 to 1, chroma, hue in degrees, and opacity if it is below 1. */
export type Tone = readonly [lightness: number, chroma: number, hue: number, opacity?: number];

function linearRgb([lightness, chroma, hue]: Tone): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fits = (tone: Tone) => linearRgb(tone).every((part) => part >= -0.0005 && part <= 1.0005);

/** Reduces the chroma to what sRGB can show. */
export function fitted([lightness, chroma, hue, opacity = 1]: Tone): Required<Tone> {
  let kept = chroma;
  for (let step = 0; step < 40 && !fits([lightness, kept, hue]); step += 1) kept *= 0.94;
  return [lightness, kept, hue, opacity];
}

const gamma = (part: number) =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
const byte = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Returns `#rrggbb`, or `#rrggbbaa` for a translucent colour. */
export function hex(tone: Tone): string {
  const [lightness, chroma, hue, opacity] = fitted(tone);
  const parts = linearRgb([lightness, chroma, hue]).map((part) => gamma(Math.max(0, part)));
  return `#${parts.map(byte).join('')}${opacity < 1 ? byte(opacity) : ''}`;
}

/** Returns a number in CSS's shortest form: `.215`, `-.02`. */
export const short = (value: number, digits = 4): string =>
  String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');

export function oklch(tone: Tone): string {
  const [lightness, chroma, hue, opacity] = fitted(tone);
  const alpha = opacity < 1 ? `/${short(opacity)}` : '';
  return `oklch(${short(lightness)} ${short(chroma)} ${short(hue)}${alpha})`;
}
