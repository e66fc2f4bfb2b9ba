type Sent = { rawHeaders: readonly string[] };

/** Each value under a name as it was sent: Node joins repeated headers, or takes the first and drops the rest. */
export function listSent({ rawHeaders }: Sent, name: string): string[] {
  const found: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [sent = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (sent.length === name.length && sent.toLowerCase() === name) found.push(value);
  }
  return found;
}

/** Two Host headers are two opinions of whose site this is: a proxy in front may have read the other one. */
export const namesTwoHosts = (request: Sent): boolean => listSent(request, 'host').length > 1;
