// The login call itself, without React: the early form sends it before React is loaded.
import type { Answer } from '@parlour/contract/endpoint';
import { signIn } from '@parlour/contract/login/calls';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-slot.ts';
import type { Api } from '#foundation/api/api.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import type { KeyValue } from '#platform/storage.ts';
import type { Credentials } from './credentials.ts';

export type LoginAnswer = Answer<typeof signIn>;

/** The credentials as they are sent, with the device id. */
export const proofOf = (deviceStorage: KeyValue, credentials: Credentials) => ({
  ...credentials,
  loginDeviceId: getDeviceId(deviceStorage),
});

/** Sends the login. The page shows a failure itself (LOGIN-06, NET-17). */
export const sendLogin = (
  api: Api,
  deviceStorage: KeyValue,
  credentials: Credentials & CaptchaAnswer,
): Promise<LoginAnswer> => api(signIn, proofOf(deviceStorage, credentials), { teller: 'page' });
