/** Access tokens with their project and expiry. They are lost at a restart, as if the service had revoked them. */
export type AccessTokens = Map<string, { project: string; until: number }>;
