import type { Phrase } from '#foundation/language/language.ts';
import type { Credentials } from './credentials.ts';

/** A problem that the form shows. */
export type Problem = {
  say: Phrase;
  /** The refused credentials, or null if they are not the cause. */
  wrong: Credentials | null;
};
