// Kinds of settings: for each, a zod codec between its text and its value.
import { z } from 'zod';
import { lotteryVendors } from './launch/lottery-vendors.ts';
import { isBaseUrl, isOrigin, isWebAddress } from './site/web-address.ts';
import type { Kind } from './setting.ts';
import type { Paint } from './theme/theme.ts';

const kind = <T>(expects: string, codec: z.ZodType<T, string>): Kind<T> => ({ expects, codec });

/** Makes a codec. `read` may return a value that `values` then refuses, such as NaN. */
const codecOf = <T>(
  text: z.ZodString,
  values: z.ZodType<T, T>,
  { read, write }: { read: (text: string) => T; write: (value: T) => string },
): z.ZodType<T, string> => z.codec(text, values, { decode: read, encode: write });

const numbers = { read: Number, write: String };

export const line = (most: number): Kind<string> =>
  kind(`1 to ${most} characters`, z.string().min(1).max(most));

export const onOff: Kind<boolean> = kind(
  'on or off',
  z.stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive' }),
);

export const whole = (least: number, most: number): Kind<number> =>
  kind(
    least === most ? String(least) : `a whole number from ${least} to ${most}`,
    codecOf(z.string().regex(/^\d{1,9}$/), z.int().min(least).max(most), numbers),
  );

export const decimal = ([least, most]: readonly [number, number]): Kind<number> =>
  kind(
    `a number from ${least} to ${most}`,
    codecOf(z.string().regex(/^-?\d(\.\d{1,4})?$/), z.number().min(least).max(most), numbers),
  );

export const oneOf = <const T extends string>(choices: readonly T[]): Kind<T> =>
  kind(`one of ${choices.join(', ')}`, z.enum(choices));

const atCommas = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => text.split(',').map((part) => part.trim()),
  encode: (parts) => parts.join(','),
});

export const someOf = <const T extends string>(choices: readonly T[]): Kind<readonly T[]> =>
  kind(
    `a comma-separated list of ${choices.join(', ')}`,
    atCommas.pipe(z.array(z.enum(choices)).refine((all) => new Set(all).size === all.length)),
  );

const listOrNone = (part: z.ZodType<string, string>): z.ZodType<string[], string> =>
  z.union([
    z.codec(z.literal('none'), z.array(z.never()), {
      decode: () => [],
      encode: () => 'none' as const,
    }),
    atCommas.pipe(z.array(part)),
  ]);

/** Codes of vendors as the catalogue has them. */
export const vendorCodes: Kind<readonly string[]> = kind(
  `a comma-separated list of vendor codes such as ${lotteryVendors.southEastAsia}, or none`,
  listOrNone(z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/)),
);

/** Words that are compared, not shown. */
export const reservedWords: Kind<readonly string[]> = kind(
  'a comma-separated list of words such as admin, or none',
  listOrNone(z.string().regex(/^[^\s,]{2,40}$/)),
);

/** The first digits of phone numbers, including the country's code. */
export const prefixes: Kind<readonly string[]> = kind(
  'a comma-separated list of first digits such as 63 or 4917, or none',
  listOrNone(z.string().regex(/^[1-9]\d{0,7}$/)),
);

/** Adds null to a codec, written as a special word. */
const orWord = <T>(word: string, codec: z.ZodType<T, string>): z.ZodType<T | null, string> =>
  z.union([z.codec(z.literal(word), z.null(), { decode: () => null, encode: () => word }), codec]);

/** Adds null to a kind, in the sense of "not set up". */
export const orNone = <T>({ expects, codec }: Kind<T>): Kind<T | null> =>
  kind(`${expects}, or none`, orWord('none', codec));

/** Decimal text in the merchant's currency. */
const decimalText = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/);
export const amount: Kind<string> = kind('an amount such as 500 or 12.50', decimalText);
export const amountOrNone: Kind<string | null> = orNone(amount);

/** Epoch milliseconds; null stands for "no end". */
export const instant: Kind<number | null> = kind(
  'a time such as 2026-12-01T10:00Z, or never',
  orWord(
    'never',
    codecOf(
      z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{3})?)?(Z|[+-]\d\d:\d\d)$/),
      z.number(),
      { read: Date.parse, write: (value) => new Date(value).toISOString() },
    ),
  ),
);

export const currency: Kind<string> = kind(
  'a currency code of three letters such as EUR',
  z.string().regex(/^[A-Z]{3}$/),
);

/** A country of ISO 3166, where XX means "unknown". */
export const country: Kind<string> = kind(
  'a country code of two letters such as PH, or XX if unknown',
  z.string().regex(/^[A-Z]{2}$/),
);

export const countries: Kind<readonly string[]> = kind(
  'a comma-separated list of country codes such as PH (XX: unknown), or none',
  listOrNone(z.string().regex(/^[A-Z]{2}$/)),
);

/** Countries of ISO 3166, or all of them. */
export const countriesOrAll: Kind<'all' | readonly string[]> = kind(
  'all, a comma-separated list of country codes such as DE, or none',
  z.union([z.literal('all'), listOrNone(z.string().regex(/^[A-Z]{2}$/))]),
);

/** Ranges of addresses; a single address is a range of one. */
export const cidrs: Kind<readonly string[]> = kind(
  'a comma-separated list of IP addresses and ranges such as 203.0.113.0/24 or 2001:db8::/32, or none',
  listOrNone(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])),
);

/** A hue in degrees and an OKLCH chroma; the theme adds the lightness. */
export const paint = ([least, most]: readonly [number, number]): Kind<Paint> =>
  kind(
    `a hue from 0 to 360 and a chroma from ${least} to ${most}, such as 288,${most}`,
    codecOf(
      z.string().regex(/^\d{1,3}(\.\d{1,2})?,\d(\.\d{1,4})?$/),
      z.object({ hue: z.number().max(360), chroma: z.number().min(least).max(most) }),
      {
        read: (text) => {
          const [hue, chroma] = text.split(',').map(Number);
          return { hue: hue ?? Number.NaN, chroma: chroma ?? Number.NaN };
        },
        write: ({ hue, chroma }) => `${hue},${chroma}`,
      },
    ),
  );

/** An address to which paths are added. */
export const baseUrl = orNone(
  kind('an http or https address without query and final slash', z.string().refine(isBaseUrl)),
);

export const origins: Kind<readonly string[]> = kind(
  'a comma-separated list of origins such as https://games.example (http only on this machine), or none',
  listOrNone(z.string().refine(isOrigin)),
);

export const webAddress: Kind<string | null> = orNone(
  kind(
    'an https address such as https://www.example.com/terms (http only on this machine)',
    z.string().max(500).refine(isWebAddress),
  ),
);

export const wholeOrNone = (least: number, most: number): Kind<number | null> =>
  orNone(whole(least, most));

/** The text of a PEM file, which may have several parts (a chain); `label` is a pattern of the words in the first line of each. */
export const pem = (expects: string, label: string, most = 1): Kind<string | null> => {
  const part = `-----BEGIN (${label})-----[\\w+/=\\s]+-----END (${label})-----\\s*`;
  return orNone(kind(expects, z.string().regex(new RegExp(`^(${part}){1,${most}}$`))));
};

export const versionOrNone: Kind<string | null> = orNone(
  kind('a version such as 2.6.0', z.string().regex(/^\d{1,6}(\.\d{1,6}){0,5}$/)),
);

/** The scheme of a native app; schemes that browsers handle themselves are refused. */
export const appScheme: Kind<string | null> = orNone(
  kind(
    'a URL scheme such as lumenapp',
    z
      .string()
      .regex(/^(?!(https?|javascript|data|blob|file|about|view-source)$)[a-z][a-z\d.+-]{2,30}$/),
  ),
);

export const lineOrNone = (most: number): Kind<string | null> => orNone(line(most));

/** A name or an address, without a port. */
export const hostOrNone: Kind<string | null> = orNone(
  kind(
    'a host name or IP address such as mail.example',
    z.union([z.hostname().max(253), z.ipv6()]),
  ),
);

export const smsSender: Kind<string | null> = orNone(
  kind(
    'a phone number such as +15005550006, a name of up to 11 letters and digits, or the id of a messaging service',
    z.string().regex(/^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}|MG[0-9a-f]{32})$/),
  ),
);

export const mailSender: Kind<string | null> = orNone(
  kind(
    'an e-mail address such as Lumen <no-reply@lumen.example>',
    z
      .string()
      .max(200)
      .regex(/^([^\s<>@,]+@[\w.-]+|[^<>@,"\r\n]+ <[^\s<>@,]+@[\w.-]+>)$/),
  ),
);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A time zone by name. An offset such as +08:00 is refused, because it cannot follow a later change to summer time. */
export const timeZone: Kind<string> = kind(
  'a time zone such as Asia/Manila, or UTC',
  z
    .string()
    .regex(/^[A-Za-z]\w*(\/[\w+-]+){0,2}$/)
    .refine(isTimeZone),
);
