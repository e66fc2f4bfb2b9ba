// What the early script found before anything else was loaded.
export type EarlyResult = {
  /** The value of `token` or `tokens`, taken out of the address. */
  code: string | null;
  /** The session record of another tab, as text; null where none answered in time. */
  session: Promise<string | null>;
};

declare global {
  interface Window {
    parlourEarly?: EarlyResult;
  }
}

/** A page without the early script (a test) has nothing to tell. */
export const earlyResult = (): EarlyResult =>
  window.parlourEarly ?? { code: null, session: Promise.resolve(null) };
