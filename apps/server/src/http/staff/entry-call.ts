// The calls by which staff enter: what a handler gets and answers.
import type * as consoleCalls from '@parlour/contract/staff/console-calls';
import type * as consoleShapes from '@parlour/contract/staff/console-calls.schema';
import type { z } from 'zod';
import type { ServeEvents } from '../steps/send-events.ts';
import type { StaffSession } from './staff-session.ts';

export type EntryCall = {
  /** The caller's address; a forwarded one counts only from a trusted proxy (H3). */
  address: string;
  /** Returns a signal that aborts when the caller closes the connection. */
  gone: () => AbortSignal;
  requestId: string;
  /** The cookie of a session, as sent; null if absent. */
  sessionCookie: string | null;
  /** The cookie that identifies a known device, as sent; null if absent. */
  deviceCookie: string | null;
  /** Sets both cookies of a new session; without a device the known one stays. */
  begin: (opened: { session: string; device: string | null }) => void;
  /** Clears the session's cookie. */
  end: () => void;
};

/** A call with a live session. */
export type EnteredCall = EntryCall & { session: StaffSession };

export type EntryName = keyof typeof consoleCalls;
type Shapes = typeof consoleShapes;
export type EntryInput<N extends EntryName> = z.output<Shapes[N]['input']>;
/** The answer of a handler: a stream if the call is answered by events. */
type EntryAnswer<N extends EntryName> = (typeof consoleCalls)[N] extends { answersEvents: true }
  ? ServeEvents
  : z.input<Shapes[N]['answer']>;

type CallByAudience = { guest: EntryCall; staff: EnteredCall };
export type EntryHandlers = {
  readonly [N in EntryName]: (
    input: EntryInput<N>,
    call: CallByAudience[(typeof consoleCalls)[N]['audience']],
  ) => Promise<EntryAnswer<N>>;
};
