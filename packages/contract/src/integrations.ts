// The aggregators and studios whose games we open and that our wallet serves: the names in settings and in the wallet's paths.
// Of two that offer the same game the one that stands first here has it, whichever list was pulled first.
export const integrationNames = ['studio', 'hub'] as const;
export type Integration = (typeof integrationNames)[number];
