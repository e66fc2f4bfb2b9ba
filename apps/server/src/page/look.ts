// The merchant's look as the page needs it: its colours as CSS, and as numbers for pictures and browser chrome.
import type { SkyInput } from '@parlour/covers/sky';
import { faceFileOf, headerColor, themeCss, themeOf } from '@parlour/theme/theme';
import type { Merchant } from '#http/merchant';

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

/** `#rrggbb` of the page's ground. */
export const headerColourOf = (merchant: Merchant): string =>
  headerColor(themeOf((key) => merchant.setting(key)));
