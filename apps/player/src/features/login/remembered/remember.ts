// Stores a login on the device if the form's checkbox is ticked (LOGIN-03, SESS-03).
import type { Foundation } from '#foundation/foundation.ts';
import {
  clearRemembered,
  writeRemembered,
  type RememberedLogin,
} from '#foundation/session/remembered-login.ts';
import type { Credentials } from '../credentials.ts';
import type { LoginAnswer } from '../send-login.ts';
import { seal } from './vault.ts';

type RememberAnswer = Pick<LoginAnswer, 'rememberToken' | 'passwordChangeRequired'>;

/**
 * The secret to store: the token of our server, or the password itself for a gateway, which sends neither a token nor
 * `passwordChangeRequired`. Null if only the name is remembered.
 */
function secretOf(credentials: Credentials, answer: RememberAnswer): string | null {
  if (credentials.type !== 'username') return null;
  if (answer.rememberToken !== undefined) return answer.rememberToken;
  return answer.passwordChangeRequired === undefined ? credentials.password : null;
}

export const ownerOf = ({
  merchantCode,
  username,
}: Pick<RememberedLogin, 'merchantCode' | 'username'>) => `${merchantCode} ${username}`;

/** Stores or clears the remembered login. Never rejects: a device that cannot store the secret stores only the name. */
export async function remember(
  { deviceStorage: storage, site }: Foundation,
  credentials: Credentials,
  answer: RememberAnswer,
): Promise<void> {
  // A login by passkey has no name, so the remembered login stays.
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
