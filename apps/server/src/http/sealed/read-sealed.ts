// Distinguishes plain bodies and the two envelopes, before anything is decrypted (wire.md).
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { EncryptedEnvelope } from './envelope-keys.ts';

/** Largest length of a legacy value, which is also sent in a header: Node accepts headers of 32 KB. */
const mostLegacy = 8 * 1024;

export type SealedBody = {
  envelope: EncryptedEnvelope;
  value: string;
  encryption: string;
  digest: string;
  keyId: string;
  /** The timestamp of a modern envelope, not validated yet. */
  timestamp: unknown;
  nonce: unknown;
};

/** Refuses a too long digest before the body is parsed. */
export async function refuseLongDigest({ headers }: FastifyRequest): Promise<void> {
  if ((headers['x-digest']?.length ?? 0) > mostLegacy) throw new Refusal('request_too_large');
}

/** Reads the parts of an envelope; null for a plain body. */
export function readSealed({ headers }: FastifyRequest, body: unknown): SealedBody | null {
  const fields = fieldsOf(body);
  const { value, ...others } = fields;
  const { encryption, 'x-digest': digest, 'x-rsa': keyId } = headers;
  const parts = [encryption, digest, keyId];
  if (!Object.hasOwn(fields, 'value') && parts.every((part) => part === undefined)) return null;
  if (!isText(encryption) || !isText(digest) || !isText(keyId) || isMissing(value)) {
    throw new Refusal('request_body_required');
  }
  const { timestamp, nonce } = others;
  const envelope = envelopeOf({ encryption, keyId, isTimed: 'timestamp' in others });
  if (envelope === 'legacy' && isText(value) && value.length > mostLegacy) {
    throw new Refusal('request_too_large');
  }
  refuseUnknown(Object.keys(others), envelope);
  if (!isText(value)) throw new Refusal('envelope_refused');
  return { envelope, value, encryption, digest, keyId, timestamp, nonce };
}

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** Whether the text is 1024 bit in hex. */
const looksLegacy = (text: string): boolean => /^[0-9a-f]{256}$/i.test(text);

type Marks = { encryption: string; keyId: string; isTimed: boolean };

/** Finds the envelope by two of three marks, so that one damaged part does not change it. */
function envelopeOf({ encryption, keyId, isTimed }: Marks): EncryptedEnvelope {
  const marks = [looksLegacy(encryption), looksLegacy(keyId), !isTimed];
  return marks.filter(Boolean).length > 1 ? 'legacy' : 'modern';
}

const besidesValue: Record<EncryptedEnvelope, readonly string[]> = {
  legacy: [],
  modern: ['timestamp', 'nonce'],
};

/** Refuses unknown fields, as for any body (V1). */
function refuseUnknown(names: string[], envelope: EncryptedEnvelope): void {
  const fields = names.filter((name) => !besidesValue[envelope].includes(name));
  if (fields.length > 0) throw new Refusal('request_param_err', { fields: fields.slice(0, 20) });
}
