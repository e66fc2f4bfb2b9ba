// What the early script found before anything else was loaded.
/**
 * Answers a press before the page does. `done`: nothing is left to do. `begun`: it runs, and the page takes it over. `kept`: it
 * is the page's own business, and pressed again then.
 */
export type AnswerPress = (button: HTMLButtonElement) => 'done' | 'begun' | 'kept';

export type EarlyResult = {
  /** The value of `token` or `tokens`, taken out of the address. */
  code: string | null;
  /** The session record of another tab, as text; null where none answered in time. */
  session: Promise<string | null>;
  /** Answers the button that was pressed before the page answered, and keeps none from then on. */
  takePress: () => HTMLButtonElement | null;
  /** The browser’s own offer to install the site, which comes before anything could use it (APP-04). */
  install: Event | null;
  /** Until then this one is asked first. */
  answerPresses: (answer: AnswerPress) => void;
};

declare global {
  interface Window {
    parlourEarly?: EarlyResult;
  }
}

/** Empty in a page without the early script, as in tests. */
export const earlyResult = (): EarlyResult =>
  window.parlourEarly ?? {
    code: null,
    session: Promise.resolve(null),
    takePress: () => null,
    install: null,
    answerPresses: () => undefined,
  };

/** Called when React's controls answer: repeats a press from before that, unless its button is gone. */
export function pressAgain(): void {
  const pressed = earlyResult().takePress();
  if (pressed?.isConnected) pressed.click();
}
