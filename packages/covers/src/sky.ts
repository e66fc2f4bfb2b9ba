// The merchant's art behind a page with space at its sides: the mark, large, low at the start, over a calm background that lets the page's
// colour through. On right-to-left pages it is mirrored by the page; it contains no text.
import { hex, type Tone } from '@parlour/theme/oklch';

type Paint = { hue: number; chroma: number };
export type SkyInput = {
  logo: 'eclipse' | 'flower' | 'disc';
  scheme: 'dark' | 'light';
  brand: Paint;
  accent: Paint;
};

type Tint = (lightness: number, opacity?: number) => string;
type Tints = {
  brand: Tint;
  accent: Tint;
  /** The accent in very light tones, with a slightly rotated hue, because light orange looks like skin. */
  light: Tint;
  isDark: boolean;
};

const tint =
  ({ hue, chroma }: Paint): Tint =>
  (lightness, opacity = 1) =>
    hex([lightness, chroma, hue, opacity] satisfies Tone);

const stops = (colours: readonly [offset: number, colour: string][]): string =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

type Reach = { x: number; y: number; r: number };
const radial = (
  id: string,
  { x, y, r }: Reach,
  colours: readonly [offset: number, colour: string][],
): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(colours)}</radialGradient>`;

const even = { x: 0.5, y: 0.5, r: 0.5 };
const fromStart = { x: 0.3, y: 0.24, r: 0.95 };

const rings = (x: number, y: number, { isDark }: Tints): string =>
  `<g fill="none" stroke="${isDark ? '#fff' : '#000'}" stroke-opacity=".055">` +
  [250, 360, 490, 640, 810, 1000].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('') +
  '</g>';

/** Draws light in the brand's colour from below and from the end, and in the accent's around the mark. */
function glows({ brand, accent, isDark }: Tints): string {
  const strength = isDark ? 0.42 : 0.2;
  const wash = radial('wash', even, [
    [0, brand(isDark ? 0.45 : 0.7, strength)],
    [1, brand(isDark ? 0.45 : 0.7, 0)],
  ]);
  const halo = radial('halo', even, [
    [0, accent(0.83, 0.26)],
    [1, accent(0.83, 0)],
  ]);
  return (
    `<defs>${wash}${halo}</defs><circle cx="240" cy="600" r="620" fill="url(#wash)"/>` +
    '<circle cx="1240" cy="60" r="420" fill="url(#wash)" opacity=".5"/>' +
    '<circle cx="150" cy="690" r="330" fill="url(#halo)"/>'
  );
}

const sparks = ({ brand, accent }: Tints): string =>
  `<circle cx="352" cy="300" r="4" fill="${accent(0.83)}" opacity=".8"/>` +
  `<circle cx="1128" cy="690" r="3" fill="${brand(0.78)}" opacity=".7"/>`;

function eclipse(tints: Tints): string {
  const { brand, accent } = tints;
  const lit = radial('lit', fromStart, [
    [0, accent(0.95)],
    [0.35, accent(0.83)],
    [1, accent(0.42)],
  ]);
  const shade = radial('shade', { ...fromStart, r: 1 }, [
    [0, brand(0.47)],
    [0.6, brand(0.27)],
    [1, brand(0.15)],
  ]);
  return (
    glows(tints) +
    rings(150, 690, tints) +
    `<defs>${lit}${shade}</defs><circle cx="140" cy="684" r="172" fill="url(#lit)"/>` +
    '<circle cx="161" cy="706" r="166" fill="url(#shade)"/>' +
    sparks(tints)
  );
}

function disc(tints: Tints): string {
  const { brand } = tints;
  const shade = radial('shade', fromStart, [
    [0, brand(0.62)],
    [0.6, brand(0.44)],
    [1, brand(0.28)],
  ]);
  return (
    glows(tints) +
    rings(150, 690, tints) +
    `<defs>${shade}</defs><circle cx="140" cy="684" r="172" fill="url(#shade)"/>` +
    '<circle cx="140" cy="684" r="78" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="44"/>' +
    sparks(tints)
  );
}

type Petals = {
  count: number;
  y: number;
  rx: number;
  ry: number;
  fills: readonly [string, string];
};

const whorl = ({ count, y, rx, ry, fills }: Petals, turn: number): string =>
  Array.from({ length: count }, (_, petal) => {
    const angle = Number((turn + (360 / count) * petal).toFixed(1));
    return `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${fills[petal % 2 ? 1 : 0]}" transform="rotate(${angle})"/>`;
  }).join('');

/** Draws the flower over hills that continue below the page. */
function flower({ brand, accent, light, isDark }: Tints): string {
  const sun = `<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1">${stops([
    [0, accent(0.9, isDark ? 0.1 : 0.34)],
    [0.5, accent(0.9, 0.05)],
    [1, brand(0.6, 0.08)],
  ])}</linearGradient>`;
  const outer = { count: 14, y: -96, rx: 27, ry: 70, fills: [light(0.85), accent(0.78)] } as const;
  const inner = { count: 12, y: -58, rx: 19, ry: 44, fills: [light(0.91), light(0.88)] } as const;
  const hill = brand(isDark ? 0.5 : 0.55, isDark ? 0.16 : 0.13);
  return (
    `<defs>${sun}</defs><rect width="1280" height="800" fill="url(#sun)"/>` +
    `<path d="M-20 640Q240 520 560 610T1300 560V820H-20Z" fill="${hill}"/>` +
    `<path d="M-20 720Q320 620 700 700T1300 650V820H-20Z" fill="${hill}"/>` +
    `<g transform="translate(96 706)scale(1.5)">${whorl(outer, 0)}${whorl(inner, 9)}` +
    `<circle r="38" fill="${brand(0.44)}"/><circle r="24" fill="${brand(0.52)}"/></g>`
  );
}

const skies: Record<SkyInput['logo'], (tints: Tints) => string> = { eclipse, flower, disc };

/** Draws the art. It fills a window of any shape; only background is cut off. */
export function sky({ logo, scheme, brand, accent }: SkyInput): string {
  const drawn = skies[logo]({
    brand: tint(brand),
    accent: tint(accent),
    light: tint({ ...accent, hue: accent.hue + 11 }),
    isDark: scheme === 'dark',
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 1280 800" preserveAspectRatio="xMinYMax slice">' +
    `${drawn}</svg>`
  );
}
