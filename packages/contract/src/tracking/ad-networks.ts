// The outside services that are told of tracked events (TRACK-03).

export const adNetworks = ['meta', 'tiktok', 'ga4'] as const;
export type AdNetwork = (typeof adNetworks)[number];
