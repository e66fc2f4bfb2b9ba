import { describe, expect, test } from 'vitest';
import { avatar, avatarCount } from './avatar.ts';
import { banner, bannerArts } from './banner.ts';
import { choose, cover } from './cover.ts';
import { emblems, emblemsOf } from './emblems/emblems.ts';
import { titleEmblems } from './emblems/titles/titles.ts';
import { notice } from './notice.ts';
import { categories, huePairs, isCategory } from './palette.ts';

const ids = Array.from({ length: 300 }, (_, index) => `G${1000 + index}`);
const size = { w: 240, h: 320 };

const tags = /<(\/?)([a-zA-Z]+)(?: [a-zA-Z\d-]+="[^"<&]*")*(\/?)>/g;

/** Checks strict XML of only elements and attributes, so that no DOM is needed. */
function isWellFormed(svg: string): boolean {
  const open: (string | undefined)[] = [];
  for (const [, end, name, closed] of svg.matchAll(tags)) {
    if (end && open.pop() !== name) return false;
    if (!end && !closed) open.push(name);
  }
  return svg.replace(tags, '') === '' && open.length === 0;
}

function problemsOf(svg: string): string[] {
  const found: string[] = [];
  if (!isWellFormed(svg)) found.push('not XML');
  if (svg.length > 6 * 1024) found.push(`${svg.length} bytes`);
  if (/<script|foreignObject|href|<text|<image|<style/i.test(svg)) found.push('forbidden');
  if (/NaN|undefined/.test(svg)) found.push('a number is missing');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) {
    if (!svg.includes(` id="${id}"`)) found.push(`no ${id}`);
  }
  return found;
}

const figureOf = (picture: string) => / transform="rotate\([-\d]+\)"/.exec(picture)?.[0];
const groundOf = (picture: string) => /<stop[^>]*>/.exec(picture)?.[0];
/** The picture of an announcement without the names of its parts, which differ by its id. */
const lookOf = (picture: string): string => picture.replaceAll(/\bn[\da-z]+-/g, '');

describe('covers', () => {
  test('HOUSE the same id gives the same bytes', () => {
    const input = { id: 'G1234', category: 'slots', ...size } as const;
    expect(cover(input)).toBe(cover({ ...input }));
    expect(cover(input)).not.toBe(cover({ ...input, id: 'G1235' }));
  });

  test.each(categories)(
    'HOUSE %s: 300 covers are small, well-formed, without script or address',
    (category) => {
      for (const id of ids) expect(problemsOf(cover({ id, category, ...size })), id).toEqual([]);
    },
  );

  test.each(Object.keys(emblems) as (keyof typeof emblems)[])(
    'HOUSE emblem %s is drawn',
    (kind) => {
      expect(problemsOf(cover({ id: 'x', category: 'slots', kind, w: 120, h: 160 }))).toEqual([]);
    },
  );

  test.each(categories)(
    'HOUSE %s: neighbours differ, and every hue and emblem is used',
    (category) => {
      const chosen = ids.map((id) => choose({ id, category }));
      const keys = chosen.map(({ pair, kind, pattern }) => `${pair.join()} ${kind} ${pattern}`);
      const twins = keys.filter((key, index) => key === keys[index - 1]);
      expect(twins).toEqual([]);
      expect(new Set(chosen.map(({ pair }) => pair)).size).toBe(huePairs[category].length);
      expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(emblemsOf[category].length);
    },
  );

  test('HOUSE names that count are neighbours too', () => {
    const names = Array.from({ length: 300 }, (_, index) => `vendor-slots-${index}`);
    const hues = names.map((id) => choose({ id, category: 'slots' }).pair);
    expect(hues.filter((pair, index) => pair === hues[index - 1])).toEqual([]);
  });

  test.each([
    '"><script>alert(1)</script>',
    '</svg>',
    '&amp;',
    '\u0000',
    '',
    '../../x',
    '💥'.repeat(500),
  ])('HOUSE nothing of the id %j reaches the picture', (id) => {
    const svg = cover({ id, category: 'live', ...size });
    expect(problemsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(6 * 1024);
  });

  test.each([
    ['crown-of-tides', 'slots', 'crown'],
    ['reef-of-the-moon-king', 'slots', 'crown'],
    ['garden-roulette', 'live', 'wheel'],
    ['koi-castle', 'fishing', 'fish'],
    ['Prism Rush', 'slots', 'gem'],
  ] as const)('HOUSE the cover of %s shows what the name says', (id, category, kind) => {
    expect(choose({ id, category }).kind).toBe(kind);
  });

  test('HOUSE a category shows only emblems of its own, whatever the name', () => {
    expect(emblemsOf.fishing).toContain(
      choose({ id: 'deep-lantern-hunt', category: 'fishing' }).kind,
    );
  });

  test('HOUSE emblem and hues are drawn as a caller names them, whatever the id says', () => {
    const named = {
      id: 'crown-of-tides',
      category: 'slots',
      kind: 'koi',
      pair: [10, 200],
    } as const;
    expect(choose(named)).toMatchObject({ kind: 'koi', pair: [10, 200] });
    const { pair, ...rest } = named;
    expect(cover({ ...named, ...size })).not.toBe(cover({ ...rest, ...size }));
    expect(cover({ ...rest, pair: undefined, ...size })).toBe(cover({ ...rest, ...size }));
    expect(pair).not.toEqual(choose(rest).pair);
  });

  test.each(categories)(
    'HOUSE %s: no id but a title’s own is given the emblem of a single title',
    (category) => {
      const names = [...ids, ...Object.keys(titleEmblems), 'kite-paper', 'koi-pool', 'tea-house'];
      const kinds = new Set<string>(names.map((id) => choose({ id, category }).kind));
      expect(Object.keys(titleEmblems).filter((kind) => kinds.has(kind))).toEqual([]);
    },
  );

  test('HOUSE a title of our own has the art that was drawn for it, in any category', () => {
    for (const category of categories) {
      expect(choose({ id: 'koi-pond', category })).toMatchObject({ kind: 'koi', pair: [195, 45] });
    }
  });

  test.each(Object.keys(titleEmblems) as (keyof typeof titleEmblems)[])(
    'HOUSE emblem %s stays small with any digits',
    (kind) => {
      const drawn = ids.map((id) => cover({ id, category: 'lottery', kind, ...size }));
      expect(drawn.flatMap(problemsOf)).toEqual([]);
    },
  );

  test('HOUSE sizes are brought within reason', () => {
    const input = { id: 'x', category: 'cards' } as const;
    expect(cover({ ...input, w: 1e9, h: -5 })).toContain('viewBox="0 0 2048 16"');
    expect(cover({ ...input, w: Number.NaN, h: 99.6 })).toContain('viewBox="0 0 16 100"');
  });

  test('HOUSE only the categories of the list are categories', () => {
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(isCategory('slots')).toBe(true);
    expect(isCategory('constructor')).toBe(false);
  });
});

describe('banners and avatars', () => {
  test.each(['jade-garden', 'pearl-diver', 'lucky-tickets'])(
    'HOUSE, LOBBY-06 the banner of the title %s shows its own emblem, unless another scene is asked for',
    (id) => {
      const own = banner({ id });
      const scenes = bannerArts.map((art) => banner({ id, art }));
      expect(problemsOf(own)).toEqual([]);
      expect(scenes).not.toContain(own);
      // The scene is one emblem, whose lines are also in the cover.
      const lines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line);
      const drawn = lines(cover({ id, category: 'slots', ...size }));
      expect(lines(own).filter((line) => !drawn.includes(line))).toEqual([]);
      expect(lines(own).length).toBeGreaterThan(2);
    },
  );

  test.each(bannerArts)('HOUSE banner %s, both ways round', (art) => {
    expect(problemsOf(banner({ id: 'b1', art }))).toEqual([]);
    expect(problemsOf(banner({ id: '"><script>', art, mirrored: true }))).toEqual([]);
  });

  test('POP-01 pictures of announcements are drawings, and neighbours have different ones', () => {
    const pictures = Array.from({ length: 30 }, (_, index) => notice(`news-${index}`));
    expect(pictures.flatMap(problemsOf)).toEqual([]);
    expect(problemsOf(notice('"><script>'))).toEqual([]);
    for (const [index, picture] of pictures.entries())
      expect(picture).not.toBe(pictures[index + 1]);
    expect(new Set(pictures.map(figureOf)).size).toBe(5);
    expect(notice('weekend')).toBe(notice('weekend'));
  });

  test('POP-01 the pictures of a set have different figures as long as there are enough, and always different looks', () => {
    const series = Array.from({ length: 12 }, (_, index) => `news-${index * 30}`);
    expect(new Set(series.map((id) => lookOf(notice(id)))).size).toBe(1);
    const set = series.map((id, place) => notice(id, series.slice(0, place)));
    expect(new Set(set.slice(0, 5).map(figureOf)).size).toBe(5);
    expect(new Set(set.slice(0, 5).map(groundOf)).size).toBe(5);
    expect(new Set(set.map(lookOf)).size).toBe(12);
    // The first one keeps its own.
    expect(set[0]).toBe(notice('news-0'));
    expect(notice('news-1', ['news-0'])).toBe(notice('news-1'));
  });

  test('HOUSE there are nine different profile pictures', () => {
    const pictures = Array.from({ length: avatarCount }, (_, index) => avatar(index + 1));
    expect(new Set(pictures).size).toBe(9);
    expect(pictures.flatMap(problemsOf)).toEqual([]);
    expect(problemsOf(avatar(Number.NaN))).toEqual([]);
  });
});
