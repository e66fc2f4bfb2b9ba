import { decimal, oneOf, paint } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { displayFaces, logoMarks, schemes, themeBounds } from './theme.ts';

export const settings = {
  'theme.brand': setting(
    paint(themeBounds.brandChroma),
    { hue: 250, chroma: 0.11 },
    'The hue and chroma of buttons and links',
  ),
  'theme.accent': setting(
    paint(themeBounds.accentChroma),
    { hue: 80, chroma: 0.13 },
    'The hue and chroma of money, prizes and the club',
  ),
  'theme.tint': setting(
    paint(themeBounds.tintChroma),
    { hue: 250, chroma: 0.008 },
    'The hue and chroma of surfaces',
  ),
  'theme.radius': setting(
    decimal(themeBounds.radius),
    1,
    'The factor by which the radius of corners is multiplied',
  ),
  'theme.display': setting(
    oneOf(displayFaces),
    'none',
    'The typeface of titles in Latin script. With none, that of the text',
  ),
  'theme.tracking': setting(
    decimal(themeBounds.tracking),
    0,
    'The letter spacing of titles, in em',
  ),
  'theme.scheme': setting(oneOf(schemes), 'light', 'The colour scheme of the site'),
  'theme.logo': setting(oneOf(logoMarks), 'disc', 'The shape of the mark beside the name'),
};
