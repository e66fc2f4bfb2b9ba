// Parameters of an address by which advertisers name a campaign, a click or a pixel (TRACK-02).

const names = new Set([
  // Clicks.
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'ttclid',
  'twclid',
  'msclkid',
  'yclid',
  'li_fat_id',
  'ScCid',
  'rdt_cid',
  'epik',
  // Cookies of networks that an app or another site passes on.
  'fbc',
  'fbp',
  'ttp',
  // Pixels.
  'pixelId',
  'pixel_id',
  'fbPixelId',
  'fb_pixel',
  'ttPixelId',
  'tt_pixel',
  // Campaigns and channels.
  'campaign_id',
  'adset_id',
  'ad_id',
  'placement',
  'channel',
  'channelId',
  'channel_id',
  'pwaType',
]);

/** Limits of what is stored of a visit: parameters, and characters of a name and of a value. */
export const adParameterLimits = { count: 40, name: 40, value: 200 } as const;

/** Whether the parameter is one of advertising: one of the list, or any that begins with `utm_`. */
export const isAdParameter = (name: string): boolean => name.startsWith('utm_') || names.has(name);
