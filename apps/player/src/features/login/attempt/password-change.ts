import type { Credentials } from '../credentials.ts';
import type { LoginAnswer } from '../send-login.ts';

/** The shipped initial password, which is literally this text. */
const initialPassword = '{secret}';

type PasswordStatus = Pick<
  LoginAnswer,
  'passwordChangeRequired' | 'passwordExpired' | 'firstTimeLogin'
>;
type LoginDetails = Pick<Credentials, 'type' | 'password'> & {
  isAutomatic: boolean;
  forcesExpired: boolean;
};

/** Whether the password must be changed first (LOGIN-04, LOGIN-08): as the server states, else, for gateways, decided here. */
export function mustChangePassword(answer: PasswordStatus, by: LoginDetails): boolean {
  if (answer.passwordChangeRequired !== undefined) return answer.passwordChangeRequired;
  if (by.type !== 'username') return false;
  const isFirst = by.isAutomatic ? answer.firstTimeLogin : by.password === initialPassword;
  return isFirst || (answer.passwordExpired && by.forcesExpired);
}
