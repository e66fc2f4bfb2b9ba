import { decimal, oneOf, paint } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { displayFaces, logoMarks, schemes, themeBounds } from './theme.ts';

export const settings = {
  'theme.brand': setting(
    paint(themeBounds.brandChroma),
    { hue: 250, chroma: 0.11 },
    'Hue and chroma of buttons and links',
  ),
  'theme.accent': setting(
    paint(themeBounds.accentChroma),
    { hue: 80, chroma: 0.13 },
    'Hue and chroma of money, prizes and VIP',
  ),
  'theme.tint': setting(
    paint(themeBounds.tintChroma),
    { hue: 250, chroma: 0.008 },
    'Hue and chroma of the surfaces',
  ),
  'theme.radius': setting(decimal(themeBounds.radius), 1, 'How round the corners are'),
  'theme.display': setting(oneOf(displayFaces), 'none', 'The typeface of titles in Latin script'),
  'theme.tracking': setting(decimal(themeBounds.tracking), 0, 'Letter spacing of titles, in em'),
  'theme.scheme': setting(oneOf(schemes), 'light', 'A dark or a light page'),
  'theme.logo': setting(oneOf(logoMarks), 'disc', 'The mark beside the name'),
};
