// The merchant's look as the page needs it: its colours as CSS, and as numbers for pictures and browser chrome.
import type { SkyInput } from '@parlour/covers/sky';
import { faceFileOf, headerColor, roles, themeCss, themeOf } from '@parlour/theme/theme';
import type { Merchant } from '#http/merchant';
import type { Colour } from './pictures/png.ts';

export type Look = {
  scheme: 'dark' | 'light';
  logo: string;
  /** The variables of the merchant, for the page's head. */
  css: string;
  /** `#rrggbb` of the page's ground: theme-color, and what is handed to the chat. */
  ground: string;
  /** The file of the face of titles, as the theme names it; null for the system's. */
  face: string | null;
};

export function lookOf(merchant: Merchant): Look {
  const inputs = themeOf((key) => merchant.setting(key));
  return {
    scheme: inputs.scheme,
    logo: inputs.logo,
    css: themeCss(inputs),
    ground: headerColor(inputs),
    face: faceFileOf(inputs),
  };
}

export const skyOf = (merchant: Merchant): SkyInput => themeOf((key) => merchant.setting(key));

export function splashColours(merchant: Merchant): { ground: Colour; mark: Colour } {
  const { bg, brand } = roles(themeOf((key) => merchant.setting(key)));
  return { ground: toColour(bg), mark: toColour(brand) };
}

const toColour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
