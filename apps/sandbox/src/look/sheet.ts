// The sandbox's style sheet: the theme's roles and tokens for the sandbox's own eight inputs, light or dark by the device's setting, and a few rules.
import { readFileSync } from 'node:fs';
import { themeCss, type ThemeInputs } from '@parlour/theme/theme';

const inputs: Omit<ThemeInputs, 'scheme'> = {
  brand: { hue: 250, chroma: 0.11 },
  accent: { hue: 84, chroma: 0.12 },
  tint: { hue: 250, chroma: 0.004 },
  radius: 0.6,
  display: 'none',
  tracking: -0.01,
  logo: 'disc',
};

const read = (url: string | URL): string => readFileSync(new URL(url), 'utf8');
/** The theme's tokens without the merchants' typefaces; these pages use the system's. */
const tokens = read(import.meta.resolve('@parlour/theme/tokens.css'))
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/@font-face\s*\{[^}]*\}/g, '');

export const sheet = [
  tokens,
  themeCss({ ...inputs, scheme: 'light' }),
  `@media (prefers-color-scheme:dark){${themeCss({ ...inputs, scheme: 'dark' })}}`,
  ...['base', 'parts', 'pages'].map((part) => read(new URL(`${part}.css`, import.meta.url))),
]
  .join('\n')
  .replaceAll(/\s*\n\s*/g, '\n');
