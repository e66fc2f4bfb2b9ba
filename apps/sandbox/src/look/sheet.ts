// The sandbox's look: the theme's own roles and tokens under eight inputs of its own, light or dark as the device asks, and a small sheet.
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
/** Without the merchants' typefaces: this page uses the system's. */
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
