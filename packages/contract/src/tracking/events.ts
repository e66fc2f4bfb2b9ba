// The events that are tracked (TRACK-01), by who reports them.

/** Events that the site reports. */
type SiteEventName =
  | 'firstOpen'
  | 'viewContent'
  | 'registerSubmit'
  | 'startTrial'
  | 'downloadApp'
  | 'a2hsInstalled';

/** Events that the server knows itself, by facts. */
type ServerEventName = 'register' | 'login' | 'gameLaunch';

export type TrackedEventName = SiteEventName | ServerEventName;
