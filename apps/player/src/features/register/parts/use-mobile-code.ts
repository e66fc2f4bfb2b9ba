// The code that proves the number (LOGIN-09): it is sent when the step before its own is left, and counted by the server's time.
import { sendRegisterCode } from '@parlour/contract/register/calls';
import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import { numberKey, writtenNumber } from '#foundation/codes/receiver-words.ts';
import { useSendCode, type OwnReceiver, type SendCode } from '#foundation/codes/use-send-code.ts';
import { useTextedCode } from '#foundation/codes/use-texted-code.ts';

type MobileNumber = { countryDialingCode: string; mobileNum: string };

function receiverOf({ countryDialingCode, mobileNum }: MobileNumber): OwnReceiver {
  const number = { countryDialingCode, mobileNo: mobileNum.trim() };
  return {
    channel: 'own',
    address: `new.${numberKey(countryDialingCode, mobileNum)}`,
    shown: writtenNumber(countryDialingCode, mobileNum),
    ask: async (api, by, options) => {
      const answer = await api(sendRegisterCode, { ...number, ...by }, options);
      // A gateway of the family sends how long the code is valid; our server sends its end.
      const { expirationTime = Date.now() + answer.expiredMinutes * 60_000 } = answer;
      return { expirationTime };
    },
  };
}

type MobileCodeOptions = MobileNumber & { isOff: boolean; onCode: (code: string) => void };

export type MobileCode = {
  sending: SendCode;
  /** The number with its country's code, whole, because its field is on another step. */
  number: string;
  /** Whether a code has to be sent; otherwise the last one is still valid. */
  isDue: boolean;
  asksCaptcha: boolean;
  captcha: ReturnType<typeof useCaptcha>['ref'];
  /** Sends a code, unless the last one is still valid or the captcha is unsolved. `onSent` runs if there is a code to be typed. */
  send: (onSent?: () => void) => void;
};

export function useMobileCode({ isOff, onCode, ...to }: MobileCodeOptions): MobileCode {
  const sending = useSendCode(receiverOf(to));
  useTextedCode({ sending, isOff, onCode });
  const { isAsked, ref, whenSolved } = useCaptcha('sms', sending.secondsLeft);
  const isDue = sending.secondsLeft === 0;
  return {
    sending,
    number: writtenNumber(to.countryDialingCode, to.mobileNum),
    isDue,
    asksCaptcha: isAsked,
    captcha: ref,
    send: (onSent) => {
      if (!isDue) return onSent?.();
      whenSolved(async (solved) => {
        onCode('');
        if (await sending.send(solved)) onSent?.();
      });
    },
  };
}
