/** Returns the query without some of its parameters: `''`, or `?` and the rest. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Parameters that carry a session (ROUTE-04), so they must not stay in an address bar, a history or a log. */
export const handOffParameters = ['token', 'tokens'] as const;
