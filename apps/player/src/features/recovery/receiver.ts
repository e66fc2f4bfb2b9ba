// The receiver of a code for a new password, and the proof that is sent with the code afterwards.
import { sendResetEmail, sendResetSms, type resetPassword } from '@parlour/contract/recovery/calls';
import type { Input } from '@parlour/contract/endpoint';
import { maskedAddress, maskedNumber, numberKey } from '#foundation/codes/receiver-words.ts';
import type { OwnReceiver } from '#foundation/codes/use-send-code.ts';
import type { RecoveryValues } from './recovery-values.ts';

type CodeTarget =
  | { username: string; mobileNum: string; countryDialingCode?: string }
  | { username: string; email: string };

function placeOf({ way, ...typed }: RecoveryValues, dialingCode: string): CodeTarget {
  const username = typed.username.trim();
  if (way === 'email') return { username, email: typed.email.trim() };
  const country = dialingCode !== '' && { countryDialingCode: dialingCode };
  return { username, mobileNum: typed.number.trim(), ...country };
}

export function receiverOf(typed: RecoveryValues, dialingCode: string): OwnReceiver {
  const place = placeOf(typed, dialingCode);
  const name = place.username.toLowerCase();
  if ('email' in place) {
    return {
      channel: 'own',
      address: `reset.email.${name}.${place.email.toLowerCase()}`,
      shown: maskedAddress(place.email),
      ask: (api, { loginDeviceId }, options) =>
        api(sendResetEmail, { ...place, loginDeviceId }, options),
    };
  }
  return {
    channel: 'own',
    address: `reset.sms.${name}.${numberKey(dialingCode, place.mobileNum)}`,
    shown: maskedNumber(dialingCode, place.mobileNum),
    ask: (api, by, options) => api(sendResetSms, { ...place, ...by }, options),
  };
}

export const proofOf = (
  typed: RecoveryValues,
  dialingCode: string,
): Omit<Input<typeof resetPassword>, 'loginDeviceId' | 'verificationCode' | 'newPassword'> =>
  placeOf(typed, dialingCode);
