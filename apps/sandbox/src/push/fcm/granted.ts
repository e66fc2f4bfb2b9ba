/** Who holds which token; a sandbox that starts again knows none, as a service that took it back. */
export type Granted = Map<string, { project: string; until: number }>;
