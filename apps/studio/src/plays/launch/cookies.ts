// The cookies of a play: its key, and a probe that shows, before a launch opens in a frame, whether the browser stores cookies there.

/** The longest life of a play and its key. Usually the member's session ends first, and the play with it. */
export const playLastsMs = 24 * 3_600_000;
const probeLastsMs = 60_000;
const names = { key: 'play', probe: 'frame' } as const;

type Cookie = { name: keyof typeof names; value: string; path: string; lastsMs: number };

const write = ({ name, value, path, lastsMs }: Cookie, further: readonly string[]): string =>
  [
    `${names[name]}=${value}`,
    `Path=${path}`,
    `Max-Age=${lastsMs / 1_000}`,
    'HttpOnly',
    ...further,
  ].join('; ');

/** Partitioned by the site around the frame, so browsers that refuse third-party cookies accept it. Secure at http too (localhost). */
const inFrame = ['SameSite=None', 'Secure', 'Partitioned'];

export const probeCookie = (path: string): string =>
  write({ name: 'probe', value: '1', path, lastsMs: probeLastsMs }, inFrame);

type Key = { key: string; path: string };
const keyOf = ({ key: value, path }: Key): Cookie => ({
  name: 'key',
  value,
  path,
  lastsMs: playLastsMs,
});

export const frameCookie = (key: Key): string => write(keyOf(key), inFrame);

export const tabCookie = (key: Key, isHttps: boolean): string =>
  write(keyOf(key), ['SameSite=Lax', ...(isHttps ? ['Secure'] : [])]);

/** Returns null if the browser sent no such cookie. */
export function readCookie(name: keyof typeof names, header = ''): string | null {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([each]) => each === names[name])?.[1] ?? null;
}
