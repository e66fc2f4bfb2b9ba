// What the early script found before anything else was loaded.
export type EarlyResult = {
  /** The value of `token` or `tokens`, taken out of the address. */
  code: string | null;
  /** The session record of another tab, as text; null where none answered in time. */
  session: Promise<string | null>;
  /** Answers the button that was pressed before the page answered, and keeps none from then on. */
  takePress: () => HTMLButtonElement | null;
};

declare global {
  interface Window {
    parlourEarly?: EarlyResult;
  }
}

/** A page without the early script (a test) has nothing to tell. */
export const earlyResult = (): EarlyResult =>
  window.parlourEarly ?? { code: null, session: Promise.resolve(null), takePress: () => null };

/** For when the controls of the page answer: what was pressed before is pressed now, unless it is gone. */
export function pressAgain(): void {
  const pressed = earlyResult().takePress();
  if (pressed?.isConnected) pressed.click();
}
