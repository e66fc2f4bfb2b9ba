// How each kind of setting is written on the command line and in the database.
import type { Paint } from './theme.ts';

/** How a kind of value is written on the command line: `read` gives undefined for what it refuses. */
export type Kind<T> = {
  expects: string;
  read: (text: string) => T | undefined;
  write: (value: T) => string;
};

export const line = (most: number): Kind<string> => ({
  expects: `1 to ${most} characters`,
  read: (value) => (value.length > 0 && value.length <= most ? value : undefined),
  write: (value) => value,
});
export const onOff: Kind<boolean> = {
  expects: 'on or off',
  read: (value) => (value === 'on' || value === 'off' ? value === 'on' : undefined),
  write: (value) => (value ? 'on' : 'off'),
};
export const whole = (least: number, most: number): Kind<number> => ({
  expects: `a whole number from ${least} to ${most}`,
  read: (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
    return number >= least && number <= most ? number : undefined;
  },
  write: String,
});
export const oneOf = <const T extends string>(choices: readonly T[]): Kind<T> => ({
  expects: `one of ${choices.join(', ')}`,
  read: (value) => choices.find((choice) => choice === value),
  write: (value) => value,
});
export const someOf = <const T extends string>(choices: readonly T[]): Kind<readonly T[]> => ({
  expects: `a list with commas of ${choices.join(', ')}`,
  read: (value) => {
    const parts = value.split(',').map((part) => part.trim());
    const known = parts.map((part) => choices.find((choice) => choice === part));
    return known.every((each) => each !== undefined) && new Set(known).size === known.length
      ? known
      : undefined;
  },
  write: (value) => value.join(','),
});
/** Codes of vendors, as the catalogue has them. */
export const vendorCodes: Kind<readonly string[]> = {
  expects: 'a list with commas of vendors such as TCG_SEA, or none',
  read: (value) => {
    const codes = value === 'none' ? [] : value.split(',').map((part) => part.trim());
    return codes.every((code) => /^[A-Z][A-Z0-9_]{0,39}$/.test(code)) ? codes : undefined;
  },
  write: (value) => value.join(',') || 'none',
};
/** Epoch milliseconds; null stands for "no end". */
export const instant: Kind<number | null> = {
  expects: 'a time such as 2026-12-01T10:00Z, or never',
  read: (value) => {
    if (value === 'never') return null;
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(value)
      ? Date.parse(value)
      : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
  },
  write: (value) => (value === null ? 'never' : new Date(value).toISOString()),
};
export const currency: Kind<string> = {
  expects: 'a currency code of three letters',
  read: (value) => (/^[A-Z]{3}$/.test(value) ? value : undefined),
  write: (value) => value,
};
/** XX is ISO 3166's way to say "unknown". */
export const country: Kind<string> = {
  expects: 'a country code of two letters, or XX',
  read: (value) => (/^[A-Z]{2}$/.test(value) ? value : undefined),
  write: (value) => value,
};
export const decimal = ([least, most]: readonly [number, number]): Kind<number> => ({
  expects: `a number from ${least} to ${most}`,
  read: (value) => {
    const number = /^-?\d(\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
  write: String,
});
/** A hue in degrees and an OKLCH chroma; the theme adds the lightness. */
export const paint = ([least, most]: readonly [number, number]): Kind<Paint> => ({
  expects: `a hue and a chroma such as 288,${most}: 0 to 360, ${least} to ${most}`,
  read: (value) => {
    const found = /^(\d{1,3}(?:\.\d{1,2})?),(\d(?:\.\d{1,4})?)$/.exec(value);
    const hue = Number(found?.[1]);
    const chroma = Number(found?.[2]);
    return hue <= 360 && chroma >= least && chroma <= most ? { hue, chroma } : undefined;
  },
  write: ({ hue, chroma }) => `${hue},${chroma}`,
});

/** Null stands for "not set up". */
const orNone = <T>({ expects, read, write }: Kind<T>): Kind<T | null> => ({
  expects: `${expects}, or none`,
  read: (value) => (value === 'none' ? null : read(value)),
  write: (value) => (value === null ? 'none' : write(value)),
});
const text = (expects: string, accepts: (value: string) => boolean): Kind<string> => ({
  expects,
  read: (value) => (accepts(value) ? value : undefined),
  write: (value) => value,
});

const parse = (value: string): URL | null => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url : null;
};
const isLoopback = ({ hostname }: URL): boolean =>
  /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(hostname);
/** Written exactly as browsers write it, so that two of them can be compared as texts. */
const isOrigin = (value: string): boolean => {
  const url = parse(value);
  return url?.origin === value && (url.protocol === 'https:' || isLoopback(url));
};
const isBaseUrl = (value: string): boolean => {
  const url = parse(value);
  return url !== null && `${url.origin}${url.pathname}`.replace(/\/$/, '') === value;
};

/** Paths are added to it. */
export const baseUrl = orNone(
  text('an http or https address without query and closing slash', isBaseUrl),
);
export const origins: Kind<readonly string[]> = {
  expects:
    'a list with commas of origins such as https://games.example (http on this machine only), or none',
  read: (value) => {
    const parts = value === 'none' ? [] : value.split(',').map((part) => part.trim());
    return parts.every(isOrigin) ? parts : undefined;
  },
  write: (value) => value.join(',') || 'none',
};
export const wholeOrNone = (least: number, most: number): Kind<number | null> =>
  orNone(whole(least, most));

/** The text of a PEM file; `label` is a pattern of the words in its first line. */
export const pem = (expects: string, label: string): Kind<string | null> => {
  const file = new RegExp(`^-----BEGIN (${label})-----[\\w+/=\\s]+-----END \\1-----\\s*$`);
  return orNone(text(expects, (value) => file.test(value)));
};
