/** The project that a key belongs to: `key-of-lumen` is that of `lumen`. Null for what is no key of ours. */
export const projectOf = (key: unknown): string | null =>
  /^key-of-([a-z0-9-]{1,60})$/.exec(typeof key === 'string' ? key : '')?.[1] ?? null;
