// Types of the form of a new password (features/password), which pages pass to other features.
import type { Phrase } from '#foundation/language/language.ts';

export type NewPasswordProblem = {
  say: Phrase;
  /** Value of a refusal of the password itself; null for any other failure. */
  weak: object | null;
};

export type NewPasswordProps = {
  /** The owner's name, under which password managers store the password. */
  username: string;
  isHidden: boolean;
  isBusy: boolean;
  problem: NewPasswordProblem | null;
  onSave: (password: string) => void;
};
