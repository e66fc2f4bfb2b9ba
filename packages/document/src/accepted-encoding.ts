const accepts = (header: string, encoding: string): boolean =>
  new RegExp(String.raw`\b${encoding}\b(?!;q=0(\.0*)?(,|$))`).test(header);

/** The best that the browser's `accept-encoding` allows; null where the text goes as it is. */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | null {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
}
