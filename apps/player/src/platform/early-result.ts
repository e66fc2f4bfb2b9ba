// The results of the early script, which runs before anything else is loaded.
/**
 * Handles a press before hydration. `done`: nothing is left to do. `begun`: a call is pending, and the page takes it over. `kept`: the page
 * has to handle it, and the button is pressed again then.
 */
export type AnswerPress = (button: HTMLButtonElement) => 'done' | 'begun' | 'kept';

export type EarlyResult = {
  /** The value of `token` or `tokens`, taken out of the address. */
  code: string | null;
  /** Session record of another tab, as text; null if none answered in time. */
  session: Promise<string | null>;
  /** Returns the button that was pressed before hydration, and stops storing presses. */
  takePress: () => HTMLButtonElement | null;
  /** The browser's offer to install the site, which is fired before other code could listen for it (APP-04). */
  install: Event | null;
  /** Sets the handler that is called first for presses before hydration. */
  answerPresses: (answer: AnswerPress) => void;
};

declare global {
  interface Window {
    parlourEarly?: EarlyResult;
  }
}

/** Returns the results; empty ones in a page without the early script, as in tests. */
export const earlyResult = (): EarlyResult =>
  window.parlourEarly ?? {
    code: null,
    session: Promise.resolve(null),
    takePress: () => null,
    install: null,
    answerPresses: () => undefined,
  };

/** Repeats a press before hydration, unless its button is gone. Called when React's controls answer. */
export function pressAgain(): void {
  const pressed = earlyResult().takePress();
  if (pressed?.isConnected) pressed.click();
}
