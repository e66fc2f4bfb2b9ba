// Settings copied from Firebase's console: the public half of a key pair, and the file of an account that may send.
import { z } from 'zod';
import { orNone } from '../setting-kinds.schema.ts';

const File = z.object({
  project_id: z.string().regex(/^[a-z][\w:.-]{0,99}$/),
  client_email: z.string().regex(/^[\w.+-]{1,100}@[\w.-]{1,200}$/),
  private_key: z
    .string()
    .regex(/^-----BEGIN PRIVATE KEY-----[\w+/=\s]+-----END PRIVATE KEY-----\s*$/),
  /** The address that issues the account's tokens. */
  token_uri: z.url({ protocol: /^https?$/ }).max(300),
});
export type ServiceAccount = z.infer<typeof File>;

const file = z.codec(z.string().max(10_000), File, {
  decode: (text, context) => {
    try {
      return JSON.parse(text) as z.input<typeof File>;
    } catch {
      context.issues.push({ code: 'custom', message: 'no JSON', input: text });
      return z.NEVER;
    }
  },
  encode: (account) => JSON.stringify(account),
});

/** A point of P-256, uncompressed. */
export const vapidKeyOrNone = orNone<string>({
  expects: 'a public key of 87 characters in base64url',
  codec: z.string().regex(/^B[\w-]{86}$/),
});

export const serviceAccountOrNone = orNone<ServiceAccount>({
  expects: 'the key file of a service account as JSON',
  codec: file,
});
