// The login call itself, without React: the early form sends it before React is loaded.
import type { Answer } from '@parlour/contract/endpoint';
import { signIn } from '@parlour/contract/login/calls';
import type { Api } from '#foundation/api/api.ts';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-field.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import type { KeyValue } from '#platform/storage.ts';
import type { Credentials } from './credentials.ts';

export type SignedIn = Answer<typeof signIn>;

/** What proves who it is, as it is sent. */
export const proofOf = (deviceStorage: KeyValue, credentials: Credentials) => ({
  ...credentials,
  loginDeviceId: getDeviceId(deviceStorage),
});

/** The page says what became of it (LOGIN-06, NET-17). */
export const sendLogin = (
  api: Api,
  deviceStorage: KeyValue,
  { credentials, captcha }: { credentials: Credentials; captcha?: CaptchaAnswer },
): Promise<SignedIn> =>
  api(signIn, { ...proofOf(deviceStorage, credentials), ...captcha }, { teller: 'page' });
