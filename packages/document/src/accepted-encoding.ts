const patternOf = (encoding: string): RegExp =>
  new RegExp(String.raw`\b${encoding}\b(?!;q=0(\.0*)?(,|$))`);
const [brotli, gzip] = [patternOf('br'), patternOf('gzip')];

/** Returns the best encoding that the browser's `accept-encoding` allows; null for none. */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | null {
  if (brotli.test(header)) return 'br';
  return gzip.test(header) ? 'gzip' : null;
}
