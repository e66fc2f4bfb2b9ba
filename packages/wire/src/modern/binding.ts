/** The values to which a modern envelope is bound (wire.md): it does not open for another call or a later time. */
export type EnvelopeBinding = {
  method: string;
  /** The path without the query. */
  path: string;
  merchantCode: string;
  /** The time by the server's clock, in epoch milliseconds. */
  timestamp: number;
  nonce: string;
};

const bytes = new TextEncoder();

export const boundBytes = ({ method, path, merchantCode, timestamp, nonce }: EnvelopeBinding) =>
  bytes.encode([method, path, merchantCode, String(timestamp), nonce].join('\n'));

/** The HKDF info of the key that is derived from the secret. */
export const keyPurpose = bytes.encode('parlour/envelope/2');
export const keyBytes = 32;
export const ivBytes = 12;
export const tagBytes = 16;
export const nonceBytes = 16;
