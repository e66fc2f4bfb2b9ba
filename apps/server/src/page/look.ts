// The merchant's look for pages: its colours as CSS, and as numbers for pictures and browser chrome.
import type { SkyInput } from '@parlour/covers/sky';
import { faceFileOf, headerColor, themeCss, themeOf } from '@parlour/theme/theme';
import type { Merchant } from '#http/merchant';

export type PageLook = {
  scheme: 'dark' | 'light';
  logo: string;
  /** The merchant's CSS variables, for the page's head. */
  css: string;
  /** The page's background colour as `#rrggbb`, also used as theme-color and for the chat. */
  ground: string;
  /** The font file of titles, as named by the theme; null for the system's font. */
  face: string | null;
};

export function lookOf(merchant: Merchant): PageLook {
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

/** The page's background colour as `#rrggbb`. */
export const headerColourOf = (merchant: Merchant): string =>
  headerColor(themeOf((key) => merchant.setting(key)));
