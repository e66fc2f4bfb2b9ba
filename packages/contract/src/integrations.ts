// The aggregators and studios whose games we open and that our wallet serves: their names in settings and in the wallet's paths.
// If two offer the same game, the first in this list has it, no matter which list of games was pulled first.
export const integrationNames = ['studio', 'hub'] as const;
export type Integration = (typeof integrationNames)[number];
