// The kind of the setting of customer service: plain addresses, or entries as JSON (CHAT-03).
import { z } from 'zod';
import type { Kind } from '../setting.ts';
import { isWebAddress } from './web-address.ts';

const keyLength = 8;

/** Whether a text has the form of an encrypted path: base64 of whole blocks of DES, then the key (docs/wire.md). */
function isEncryptedPath(text: string): boolean {
  const [value, key] = [text.slice(0, -keyLength), text.slice(-keyLength)];
  const isBase64 = /^(?!http)[A-Za-z\d+/]+={0,2}$/.test(value) && value.length % 4 === 0;
  const bytes = (value.length / 4) * 3 - (value.length - value.replace(/=+$/, '').length);
  return isBase64 && bytes % 8 === 0 && /^[!-~]+$/.test(key);
}

const word = z.string().regex(/^[\w-]{1,40}$/);
const contact = z.strictObject({
  csType: word.optional(),
  csPosition: word.optional(),
  path: z
    .string()
    .max(1_000)
    .refine((text) => isWebAddress(text) || isEncryptedPath(text)),
});
type Contact = z.infer<typeof contact>;

/** An address that can stand between commas. */
const plain = z.strictObject({
  path: z
    .string()
    .max(500)
    .regex(/^[^,]+$/)
    .refine(isWebAddress),
});

const plainList = z.codec(z.string(), z.array(plain), {
  decode: (text) =>
    text === 'none' ? [] : text.split(',').map((address) => ({ path: address.trim() })),
  encode: (all) => (all.length === 0 ? 'none' : all.map(({ path }) => path).join(',')),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const asJson = z.codec(z.string().max(20_000), z.array(contact).min(1).max(20), {
  decode: (text) => readJson(text) as Contact[],
  encode: (all) => JSON.stringify(all),
});

export const contacts: Kind<readonly Contact[]> = {
  expects:
    'a comma-separated list of https addresses such as https://help.example/chat?site=1, entries as JSON such as [{"csType":"LIVECHAT","csPosition":"chat","path":"https://…"}], or none',
  codec: z.union([plainList, asJson]),
};
