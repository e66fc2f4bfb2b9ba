// The events that are tracked (TRACK-01), by who reports them.

/** Events that the site reports. */
export const siteEvents = [
  'firstOpen',
  'viewContent',
  'registerSubmit',
  'startTrial',
  'downloadApp',
  'a2hsInstalled',
] as const;

/** Events that the server knows itself, by facts. */
export const serverEvents = ['register', 'login', 'gameLaunch'] as const;

export type TrackedEventName = (typeof siteEvents)[number] | (typeof serverEvents)[number];
