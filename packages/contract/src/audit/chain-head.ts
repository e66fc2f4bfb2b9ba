/** The end of an audit chain: the number of its last row, and that row's hash in hex. */
export type ChainHead = { number: string; hash: string };

/** Reads a head as `npm run audit -- verify` prints it, NUMBER:HASH; null if the text is none. */
export function readChainHead(text: string): ChainHead | null {
  const [, number, hash] = /^([1-9]\d{0,17}):([0-9a-f]{64})$/.exec(text) ?? [];
  return number && hash ? { number, hash } : null;
}
