type RawHeaders = { rawHeaders: readonly string[] };

/** Lists all values of a header as sent. Node would join repeated headers, or drop all but the first. */
export function listSent({ rawHeaders }: RawHeaders, name: string): string[] {
  const found: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [sent = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (sent.length === name.length && sent.toLowerCase() === name) found.push(value);
  }
  return found;
}

/** True for a request with two Host headers: a proxy in front may have used the other one. */
export const namesTwoHosts = (request: RawHeaders): boolean => listSent(request, 'host').length > 1;
