/** Flags of Node for each process of ours. */
export const frugalFlags: readonly string[];
export const frugalEnvironment: Readonly<Record<string, string>>;
