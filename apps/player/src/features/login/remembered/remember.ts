// After a login: what the device keeps of it, by the box of the form (LOGIN-03, SESS-03).
import type { Foundation } from '#foundation/foundation.ts';
import {
  clearRemembered,
  writeRemembered,
  type RememberedLogin,
} from '#foundation/session/remembered-login.ts';
import type { Credentials } from '../credentials.ts';
import type { SignedIn } from '../send-login.ts';
import { seal } from './vault.ts';

type Told = Pick<SignedIn, 'rememberToken' | 'passwordChangeRequired'>;

/** Our server gives a token. A gateway does not, and says nothing of a change of password either: then it is the password itself. Null: only the name is remembered. */
function secretOf(credentials: Credentials, answer: Told): string | null {
  if (credentials.type !== 'username') return null;
  if (answer.rememberToken !== undefined) return answer.rememberToken;
  return answer.passwordChangeRequired === undefined ? credentials.password : null;
}

export const ownerOf = ({
  merchantCode,
  username,
}: Pick<RememberedLogin, 'merchantCode' | 'username'>) => `${merchantCode} ${username}`;

/** Never rejects: a device that cannot keep it has to ask again. */
export async function remember(
  { deviceStorage: storage, site }: Foundation,
  credentials: Credentials,
  answer: Told,
): Promise<void> {
  // A passkey needs no name: whoever is remembered stays so.
  if (credentials.type === 'passkey') return;
  if (!credentials.rememberMe || credentials.type === 'firebase') return clearRemembered(storage);
  const { merchantCode } = site;
  const { username } = credentials;
  const type = credentials.type === 'sms' ? 'sms' : 'username';
  const secret = site.flag('MOBILEAUTOLOGIN3') ? secretOf(credentials, answer) : null;
  const owner = ownerOf({ merchantCode, username });
  const sealed = secret === null ? '' : await seal(secret, { storage, owner }).catch(() => '');
  writeRemembered(storage, { username, type, merchantCode, secret: sealed });
}
