// A code by text message to the number that is typed in a form (LOGIN-09). Nothing is sent before the number, its country and the
// captcha are there, and the message's code is filled in as soon as it arrives.
import { useCountry } from '#foundation/country/use-country.ts';
import { useCountryWait } from '#foundation/country/use-country-wait.ts';
import { useCodeCaptcha } from './use-code-captcha.ts';
import { useSendCode } from './use-send-code.ts';
import { useTextedCode } from './use-texted-code.ts';

type NumberCodeOptions = {
  mobileNum: string;
  /** True while the form is being sent or is hidden. */
  isOff: boolean;
  /** Takes the code of the message, and the empty text when a code is requested. */
  onCode: (code: string) => void;
  /** Called at a press: with what is missing, or with null. */
  onMissing: (what: 'number' | 'country' | null) => void;
  onSent?: () => void;
  /** Focuses the number, because another code needs another captcha, which stands below it. */
  focusNumber: () => void;
};

export function useNumberCode({ mobileNum, isOff, onCode, ...form }: NumberCodeOptions) {
  const { dialingCode } = useCountry();
  const sending = useSendCode({ channel: 'sms', countryDialingCode: dialingCode, mobileNum });
  const { isAsked, ref, hasCode, whenSolved } = useCodeCaptcha(sending);
  useTextedCode({ sending, isOff, onCode });
  const { press, isWaiting } = useCountryWait(() => {
    if (dialingCode === '') return form.onMissing('country');
    whenSolved(async (solved) => {
      onCode('');
      const isSent = await sending.send(solved);
      if (isSent) form.onSent?.();
      return isSent;
    }, form.focusNumber);
  });
  return {
    dialingCode,
    sending,
    isWaiting,
    hasCode,
    asksCaptcha: isAsked,
    captcha: ref,
    send: (): void => {
      const isTyped = mobileNum.trim() !== '';
      form.onMissing(isTyped ? null : 'number');
      if (isTyped) press();
    },
  };
}
