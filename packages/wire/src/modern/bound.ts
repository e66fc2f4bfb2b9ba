/** What a modern envelope is bound to (wire.md): sent elsewhere, or later, it does not open. */
export type Bound = {
  method: string;
  /** Without the query. */
  path: string;
  merchantCode: string;
  /** Epoch milliseconds, by the server's clock. */
  timestamp: number;
  nonce: string;
};

const bytes = new TextEncoder();

export const boundBytes = ({ method, path, merchantCode, timestamp, nonce }: Bound) =>
  bytes.encode([method, path, merchantCode, String(timestamp), nonce].join('\n'));

/** Says for what a key is derived from the secret. */
export const keyPurpose = bytes.encode('parlour/envelope/2');
export const keyBytes = 32;
export const ivBytes = 12;
export const tagBytes = 16;
export const nonceBytes = 16;
