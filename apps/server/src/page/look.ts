// The merchant's look for pages: its colours as CSS, and as numbers for pictures and browser chrome.
import { readFileSync } from 'node:fs';
import type { SchemeChoice } from '@parlour/contract/theme/scheme-choice';
import type { SkyInput } from '@parlour/covers/sky';
import {
  faceFileOf,
  headerColor,
  schemesCss,
  themeCss,
  themeOf,
  type ThemeInputs,
} from '@parlour/theme/theme';
import type { Merchant } from '#http/merchant';

export type PageLook = {
  /** Attributes of the document: its colour scheme, and whether the device decides it. */
  attributes: Record<string, string>;
  /** Inline scripts that run after the colours, before the first paint. */
  scripts: string[];
  /** The merchant's CSS variables, for the page's head. */
  css: string;
  /** The page's background colour as `#rrggbb`, also used as theme-color and for the chat. */
  ground: string;
  /** The font file of titles, as named by the theme; null for the system's font. */
  face: string | null;
};

/** Follows the device's colour scheme, which only the browser knows. */
const deviceScheme = readFileSync(new URL('scheme/device-scheme.js', import.meta.url), 'utf8');

const inputsOf = (merchant: Merchant): ThemeInputs => themeOf((key) => merchant.setting(key));

/** The look of a page in the colour scheme that its reader has chosen; null for the merchant's own. */
export function lookOf(merchant: Merchant, chosen: SchemeChoice | null): PageLook {
  const own = inputsOf(merchant);
  const followsDevice = chosen === 'device';
  const inputs = followsDevice || chosen === null ? own : { ...own, scheme: chosen };
  return {
    attributes: {
      'data-scheme': inputs.scheme,
      ...(followsDevice && { 'data-scheme-by': 'device' }),
    },
    scripts: followsDevice ? [deviceScheme] : [],
    css: followsDevice ? themeCss(inputs) + schemesCss(inputs) : themeCss(inputs),
    ground: headerColor(inputs),
    face: faceFileOf(inputs),
  };
}

/** The merchant's colours in both schemes. */
export const schemesCssOf = (merchant: Merchant): string => schemesCss(inputsOf(merchant));

export const skyOf = (merchant: Merchant): SkyInput => inputsOf(merchant);

/** The page's background colour as `#rrggbb`. */
export const headerColourOf = (merchant: Merchant): string => headerColor(inputsOf(merchant));
