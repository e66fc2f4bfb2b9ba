// The secrets by which the servers of listed targets prove who they are, as an operator writes them.
import { z } from 'zod';
import type { Kind } from '../setting.ts';
import { isOrigin } from '../site/web-address.ts';

type TargetSecret = { origin: string; secret: string };

const pair = z.object({
  origin: z.string().refine(isOrigin),
  /** Too long to be guessed, and of letters that need no escape. */
  secret: z.string().regex(/^[\w-]{32,128}$/),
});

const written = z.codec(z.string(), z.array(pair), {
  decode: (text) =>
    text.split(',').map((part) => {
      const [origin = '', secret = '', ...rest] = part.trim().split('=');
      return { origin, secret: rest.length === 0 ? secret : '' };
    }),
  encode: (pairs) => pairs.map(({ origin, secret }) => `${origin}=${secret}`).join(','),
});

const none = z.codec(z.literal('none'), z.array(z.never()), {
  decode: () => [],
  encode: () => 'none' as const,
});

/** A target may have two, so that its secret can be changed without a break. */
export const targetSecrets: Kind<readonly TargetSecret[]> = {
  expects:
    'a comma-separated list of ORIGIN=SECRET, with secrets of 32 to 128 letters, digits, - and _, or none',
  codec: z.union([none, written]),
};
