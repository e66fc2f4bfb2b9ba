// The look of a page: the operator's eight inputs where it gave them, else the studio's own.
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

export type Look = {
  scheme: ThemeInputs['scheme'];
  /** The variables, for the page's head. */
  css: string;
  /** `#rrggbb` of the page's ground: theme-color. */
  ground: string;
  /** The file of the face of titles, as the theme names it; null for the system's. */
  face: string | null;
};

/** Inputs were checked when the launch was asked for. */
export const inputsOf = (theme: ThemeInputs | null): ThemeInputs => theme ?? own;

export function lookOf(theme: ThemeInputs | null): Look {
  const inputs = inputsOf(theme);
  return {
    scheme: inputs.scheme,
    css: themeCss(inputs),
    ground: headerColor(inputs),
    face: faceFileOf(inputs),
  };
}
