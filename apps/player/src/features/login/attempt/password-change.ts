import type { Credentials } from '../credentials.ts';
import type { SignedIn } from '../send-login.ts';

/** The shipped initial password, literally so. */
const initialPassword = '{secret}';

type Told = Pick<SignedIn, 'passwordChangeRequired' | 'passwordExpired' | 'firstTimeLogin'>;
type By = Pick<Credentials, 'type' | 'password'> & { isAutomatic: boolean; forcesExpired: boolean };

/** LOGIN-04, LOGIN-08: must the password be changed first? Our server says so; a gateway that does not leaves it to us. */
export function mustChangePassword(answer: Told, by: By): boolean {
  if (answer.passwordChangeRequired !== undefined) return answer.passwordChangeRequired;
  if (by.type !== 'username') return false;
  const isFirst = by.isAutomatic ? answer.firstTimeLogin : by.password === initialPassword;
  return isFirst || (answer.passwordExpired && by.forcesExpired);
}
