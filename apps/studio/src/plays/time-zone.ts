// Time zones by their names. Daily draws take place at a local time of the player's zone.

/** The zone if the operator named none. */
export const defaultZone = 'UTC';

/** Cache of valid names. There are a few hundred. */
const known = new Map<string, string>();

/** Returns the canonical name of a zone; null if there is none. An offset such as +08:00 is refused, because it has no summer time. */
export function readZone(name: string): string | null {
  const found = known.get(name) ?? lookUp(name);
  if (found !== null) known.set(name, found);
  return found;
}

function lookUp(name: string): string | null {
  if (!/^[A-Za-z]\w*(\/[\w+-]+){0,2}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
