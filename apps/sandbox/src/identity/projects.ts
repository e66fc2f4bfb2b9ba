/** Returns the project of a key: `key-of-lumen` belongs to `lumen`. Null if it is not a key of ours. */
export const projectOf = (key: unknown): string | null =>
  /^key-of-([a-z0-9-]{1,60})$/.exec(typeof key === 'string' ? key : '')?.[1] ?? null;
