// The look of an operator's site, which can be sent with a launch: the eight inputs, within their bounds.
import { displayFaces, logoMarks, schemes, themeBounds } from '@parlour/contract/theme/theme';
import { z } from 'zod';

const within = ([least, most]: readonly [number, number]) => z.number().min(least).max(most);
const paint = (chroma: readonly [number, number]) =>
  z.object({ hue: within([0, 360]), chroma: within(chroma) });

export const Theme = z.object({
  brand: paint(themeBounds.brandChroma),
  accent: paint(themeBounds.accentChroma),
  tint: paint(themeBounds.tintChroma),
  radius: within(themeBounds.radius),
  display: z.enum(displayFaces),
  tracking: within(themeBounds.tracking),
  logo: z.enum(logoMarks),
  scheme: z.enum(schemes),
});
