// Zones by their names: whoever plays has a clock on the wall, and daily draws keep to it.

/** Where the operator named none. */
export const defaultZone = 'UTC';

/** There are some hundreds. */
const known = new Map<string, string>();

/** One form of each name, or null for what is none. An offset such as +08:00 is none: it knows no summer time. */
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
