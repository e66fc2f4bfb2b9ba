// What opens bodies. Who keeps it, and how long, is a module's business.
import type { Envelope } from '@parlour/contract/envelope/envelopes';
import type { KeyObject } from 'node:crypto';

export type EncryptedEnvelope = Exclude<Envelope, 'plain'>;

export type GoodKey = { privateKey: KeyObject; expiresAt: Date };

export type KeyName = { envelope: EncryptedEnvelope; keyId: string };

export type EnvelopeKeys = {
  /** The key of that name, where it is good now; null for any other name. */
  find: (merchantCode: string, name: KeyName) => Promise<GoodKey | null>;
  /** Remembers what may come once only. False where it came before, in any process. */
  takeOnce: (merchantCode: string, once: { mark: Buffer; until: Date }) => Promise<boolean>;
};
