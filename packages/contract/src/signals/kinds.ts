// The kinds of changes that a signal reports. A signal has no content: the page fetches what has changed (SIG-01).
export const signalKinds = [
  'balance',
  'chat',
  'notification',
  'promotion',
  'session',
  'site',
] as const;
export type SignalKind = (typeof signalKinds)[number];
