// Converts a merchant's eight inputs to CSS. The server puts it into the page's head, so that the first paint already has the merchant's theme.
import type { SettingValue } from '@parlour/contract/settings.schema';
import {
  schemes,
  themeBounds,
  type DisplayFace,
  type LogoMark,
  type Paint,
  type Scheme,
} from '@parlour/contract/theme/theme';
import { darkLadder, lightLadder, type Roles } from './ladder.ts';
import { hex, oklch, short, type Tone } from './oklch.ts';

export type ThemeInputs = {
  brand: Paint;
  accent: Paint;
  tint: Paint;
  radius: number;
  display: DisplayFace;
  /** The letter spacing of titles, in em. */
  tracking: number;
  logo: LogoMark;
  scheme: Scheme;
};

type ThemeKey = `theme.${keyof ThemeInputs}`;

/** Reads the inputs from settings: `themeOf((key) => merchant.setting(key))`. */
export function themeOf(setting: <K extends ThemeKey>(key: K) => SettingValue<K>): ThemeInputs {
  return {
    brand: setting('theme.brand'),
    accent: setting('theme.accent'),
    tint: setting('theme.tint'),
    radius: setting('theme.radius'),
    display: setting('theme.display'),
    tracking: setting('theme.tracking'),
    logo: setting('theme.logo'),
    scheme: setting('theme.scheme'),
  };
}

/** Checks inputs that are not from settings; those are checked when they are set. */
function check(inputs: ThemeInputs): void {
  const numbers: [string, number, readonly [number, number]][] = [
    ['brand.hue', inputs.brand.hue, [0, 360]],
    ['accent.hue', inputs.accent.hue, [0, 360]],
    ['tint.hue', inputs.tint.hue, [0, 360]],
    ['brand.chroma', inputs.brand.chroma, themeBounds.brandChroma],
    ['accent.chroma', inputs.accent.chroma, themeBounds.accentChroma],
    ['tint.chroma', inputs.tint.chroma, themeBounds.tintChroma],
    ['radius', inputs.radius, themeBounds.radius],
    ['tracking', inputs.tracking, themeBounds.tracking],
  ];
  const wrong = numbers.find(([, value, [least, most]]) => !(value >= least && value <= most));
  if (wrong)
    throw new RangeError(`theme: ${wrong[0]} is ${wrong[1]}, not ${wrong[2].join(' to ')}`);
}

const climb = (inputs: ThemeInputs, write: (tone: Tone) => string): Roles =>
  (inputs.scheme === 'dark' ? darkLadder : lightLadder)(inputs, write);

/** Returns every colour role as hex. */
export const roles = (inputs: ThemeInputs): Roles => climb(inputs, hex);

/** Returns the page's colour, for `theme-color` and for links to the chat and to other sites. */
export const headerColor = (inputs: ThemeInputs): string => roles(inputs).bg;

/** Returns the font family with its fallback, the system's faces adjusted to its width in tokens.css. */
const facesOf = (face: DisplayFace): string =>
  face === 'none' ? 'var(--font-ui)' : `"${face}","${face}-like"`;

/** Returns the file in the folder `fonts`; null for the system's own face. Pages preload it, so that titles have it at once. */
export const faceFileOf = ({ display }: Pick<ThemeInputs, 'display'>): string | null =>
  ({ none: null, RHD: 'red-hat-display-title.woff2', BRG: 'bricolage-grotesque-title.woff2' })[
    display
  ];

const declare = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Writes the colours of a selector: hex for engines without oklch(), then the same colours in oklch(). `others`: what stands with them. */
function colourRules(selector: string, inputs: ThemeInputs, others: string): string {
  const plain = roles(inputs);
  const wide = climb(inputs, oklch);
  const differing = Object.entries(wide).filter(
    ([name, value]) => value !== plain[name as keyof Roles],
  );
  return (
    `${selector}{color-scheme:${inputs.scheme};${others};${declare(plain)}}` +
    `@supports(color:oklch(0 0 0)){${selector}{${declare(Object.fromEntries(differing))}}}`
  );
}

/** Returns the style sheet of a merchant. */
export function themeCss(inputs: ThemeInputs): string {
  check(inputs);
  const shape = declare({
    'm-radius': short(inputs.radius),
    'm-display': facesOf(inputs.display),
    'm-display-track': inputs.tracking === 0 ? '0' : `${short(inputs.tracking)}em`,
  });
  return colourRules(':root', inputs, shape);
}

/** Returns the merchant's colours in both schemes, each below its `data-scheme`, with the page's colour as `--ground`. They outweigh those of `themeCss`. */
export const schemesCss = (inputs: ThemeInputs): string =>
  schemes
    .map((scheme) => {
      const own = { ...inputs, scheme };
      return colourRules(
        `:root[data-scheme=${scheme}]`,
        own,
        declare({ ground: headerColor(own) }),
      );
    })
    .join('');
