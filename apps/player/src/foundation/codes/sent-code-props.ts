// The properties that the field for a sent code has in all forms: its name, and the button for another code with its countdown (TFA-05).
import type { Translate } from '#foundation/language/language.ts';
import type { SendCode } from './use-send-code.ts';

/** The time as m:ss, such as "1:58". */
const minutesAndSeconds = (secondsLeft: number): string =>
  `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;

type SentCodeOptions = {
  sending: Pick<SendCode, 'secondsLeft' | 'isSending' | 'takesFocus'>;
  /** Whether a press waits for the country. */
  isWaiting?: boolean;
  onResend: () => void;
};

/** Props of the field for a sent code. */
export function sentCodeProps(
  t: Translate,
  { sending, isWaiting = false, onResend }: SentCodeOptions,
) {
  const { secondsLeft, isSending, takesFocus } = sending;
  const time = minutesAndSeconds(secondsLeft);
  const resend = {
    label: secondsLeft > 0 ? t('codes.resend_in', { time }) : t('codes.resend'),
    isWaiting: secondsLeft > 0,
    isBusy: isSending || isWaiting,
    onPress: onResend,
  };
  return { label: t('codes.code'), resend, takesFocus };
}
