// The look of a page: the operator's eight inputs if it sent them, else the studio's own.
import { faceFileOf, headerColor, themeCss, type ThemeInputs } from '@parlour/theme/theme';

const own: ThemeInputs = {
  brand: { hue: 262, chroma: 0.16 },
  accent: { hue: 84, chroma: 0.13 },
  tint: { hue: 270, chroma: 0.018 },
  radius: 1,
  display: 'none',
  tracking: -0.01,
  logo: 'disc',
  scheme: 'dark',
};

export type PageLook = {
  scheme: ThemeInputs['scheme'];
  /** The CSS variables, for the page's head. */
  css: string;
  /** The page's background as `#rrggbb`, for theme-color. */
  ground: string;
  /** The theme's font file for titles; null for the system's font. */
  face: string | null;
};

/** Returns the operator's inputs, which were validated at the launch, or our own. */
export const inputsOf = (theme: ThemeInputs | null): ThemeInputs => theme ?? own;

export function lookOf(theme: ThemeInputs | null): PageLook {
  const inputs = inputsOf(theme);
  return {
    scheme: inputs.scheme,
    css: themeCss(inputs),
    ground: headerColor(inputs),
    face: faceFileOf(inputs),
  };
}
