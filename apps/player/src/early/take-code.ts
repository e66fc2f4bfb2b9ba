/** Removes a session's parameters from an address (ROUTE-04) and returns `token`, or `tokens`; an empty value counts as none (ROUTE-03). */
export function takeCode(address: URL): { code: string | null; wasCarried: boolean } {
  const query = address.searchParams;
  const code = query.get('token') || query.get('tokens') || null;
  const carried = ['token', 'tokens'].filter((name) => query.has(name));
  for (const name of carried) query.delete(name);
  return { code, wasCarried: carried.length > 0 };
}
