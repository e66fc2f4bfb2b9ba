// The look of icons: the merchant's mark in its colours, on a dark ground of its brand.
import type { MarkColours } from '@parlour/covers/mark';
import { hex } from '@parlour/theme/oklch';
import { roles, themeOf } from '@parlour/theme/theme';
import type { Merchant } from '#http/merchant';

/** The look of an icon. The ground is a diagonal gradient from the first colour to the second. */
export type IconLook = MarkColours & { ground: readonly [from: string, to: string] };

export function iconLookOf(merchant: Merchant): IconLook {
  const inputs = themeOf((key) => merchant.setting(key));
  const { brand, accent } = roles(inputs);
  const { chroma, hue } = inputs.brand;
  // Darker than the brand in either scheme, so that a mark in the brand's colour stands out.
  const ground = [hex([0.34, chroma * 0.85, hue]), hex([0.17, chroma * 0.6, hue])] as const;
  return { logo: inputs.logo, brand, accent, ground };
}

/** Shares of the icon's width: the mark's own, and the radius of the corners. */
export type IconShape = { mark: number; corner: number };

export const iconShapes = {
  /** An icon that is shown unchanged. */
  any: { mark: 0.78, corner: 0.22 },
  /** An icon that the system crops; the mark stays within the safe circle of four fifths of the width. */
  maskable: { mark: 0.62, corner: 0 },
  /** An icon for iOS, which crops the corners and shows black where nothing is drawn. */
  touch: { mark: 0.7, corner: 0 },
} as const satisfies Record<string, IconShape>;
