// The aggregators and studios whose games we open and that our wallet serves: the names in settings and in the wallet's paths.
export const integrationNames = ['hub'] as const;
export type Integration = (typeof integrationNames)[number];
