import type { Phrase } from '#foundation/language/language.ts';
import type { Credentials } from './credentials.ts';

/** What is said in the form. */
export type Problem = {
  say: Phrase;
  /** The two that the server refused; null where they are not to blame. */
  wrong: Credentials | null;
};
