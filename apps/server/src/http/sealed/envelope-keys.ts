// The keys that open sealed bodies. A module stores them.
import type { Envelope } from '@parlour/contract/envelope/envelopes';
import type { KeyObject } from 'node:crypto';

export type EncryptedEnvelope = Exclude<Envelope, 'plain'>;

export type GoodKey = { privateKey: KeyObject; expiresAt: Date };

export type KeyName = { envelope: EncryptedEnvelope; keyId: string };

export type EnvelopeKeys = {
  /** Finds the key of that name if it is valid now; null otherwise. */
  find: (merchantCode: string, name: KeyName) => Promise<GoodKey | null>;
  /** Records a mark that may be used once. Returns false if it was used before, in any process. */
  takeOnce: (merchantCode: string, once: { mark: Buffer; until: Date }) => Promise<boolean>;
};
