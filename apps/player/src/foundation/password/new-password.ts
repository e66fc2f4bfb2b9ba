// The form of a new password (features/password), which a page hands to whoever needs one.
import type { Phrase } from '#foundation/language/language.ts';

export type NewPasswordProblem = {
  say: Phrase;
  /** What the server says beside a refusal of the password itself; null where something else went wrong. */
  weak: object | null;
};

export type NewPasswordProps = {
  /** Whose it becomes: password managers keep it under this name. */
  username: string;
  isHidden: boolean;
  isBusy: boolean;
  problem: NewPasswordProblem | null;
  onSave: (password: string) => void;
};
