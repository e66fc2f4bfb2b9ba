// The host of the sign-in pages for each host of a merchant, as an operator writes it.
import { z } from 'zod';
import type { Kind } from '../setting.ts';
import { isSameSite } from './same-site.ts';

type AuthDomain = { host: string; authDomain: string };

const hostName = z
  .hostname()
  .max(253)
  .regex(/^[^A-Z]+$/);

const pair = z
  .object({ host: hostName, authDomain: hostName })
  .refine(({ host, authDomain }) => isSameSite(host, authDomain));

const all = z
  .array(pair)
  .refine((pairs) => new Set(pairs.map(({ host }) => host)).size === pairs.length);

const written = z.codec(z.string(), all, {
  decode: (text) =>
    text.split(',').map((part) => {
      const [host = '', authDomain = '', ...rest] = part.trim().split('=');
      return { host, authDomain: rest.length === 0 ? authDomain : '' };
    }),
  encode: (pairs) => pairs.map(({ host, authDomain }) => `${host}=${authDomain}`).join(','),
});

const none = z.codec(z.literal('none'), z.array(z.never()), {
  decode: () => [],
  encode: () => 'none' as const,
});

export const authDomains: Kind<readonly AuthDomain[]> = {
  expects:
    'a comma-separated list of HOST=SIGN-IN HOST within one site, such as lumen.test=auth.lumen.test, or none',
  codec: z.union([none, written]),
};
