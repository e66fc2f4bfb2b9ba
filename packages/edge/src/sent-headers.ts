type Sent = { rawHeaders: readonly string[] };

/** Each value under a name as it was sent: Node joins repeated headers, or takes the first and drops the rest. */
export const listSent = ({ rawHeaders }: Sent, name: string): string[] =>
  rawHeaders.filter((_, at) => {
    const before = at % 2 === 1 ? rawHeaders[at - 1] : undefined;
    return before?.length === name.length && before.toLowerCase() === name;
  });

/** Two Host headers are two opinions of whose site this is: a proxy in front may have read the other one. */
export const namesTwoHosts = (request: Sent): boolean => listSent(request, 'host').length > 1;
