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

/** The kinds of changes that a signal to the back office reports (STAFF-07). */
export const staffSignalKinds = ['chat'] as const;
export type StaffSignalKind = (typeof staffSignalKinds)[number];

/** Kinds of changes that processes tell each other: those of members' pages, and `desk` for what only the back office's chat shows. */
export const changeKinds = [...signalKinds, 'desk'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const isSignalKind = (kind: ChangeKind): kind is SignalKind => kind !== 'desk';
