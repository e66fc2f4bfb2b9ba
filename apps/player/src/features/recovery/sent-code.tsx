import { CodeField } from '@parlour/ui/form/code-field';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import { minutesAndSeconds } from '#foundation/codes/resend-time.ts';
import type { SendCode } from '#foundation/codes/use-send-code.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './recovery.module.css';
import type { CodeChannel } from './recovery-values.ts';

type Props = {
  way: CodeChannel;
  code: string;
  onCode: (code: string) => void;
  onComplete: () => void;
  error: string | undefined;
  sending: SendCode;
  onSend: () => void;
};

/** The field for the code, and the button that sends another one. */
export function SentCode({ way, code, onCode, onComplete, error, sending, onSend }: Props) {
  const t = useTranslate();
  return (
    <div className={css.code}>
      <CodeField
        name="code"
        label={t('codes.code')}
        value={code}
        onValue={onCode}
        onComplete={onComplete}
        error={error}
        hint={t(way === 'sms' ? 'recovery.sent_sms' : 'recovery.sent_email')}
      />
      <SendAgain sending={sending} onPress={onSend} />
    </div>
  );
}

/** The button for another code, with a countdown while the last one is valid. Screen readers do not announce each second. */
function SendAgain({ sending, onPress }: { sending: SendCode; onPress: () => void }) {
  const t = useTranslate();
  const { secondsLeft, isSending } = sending;
  const isIdle = secondsLeft === 0 && !isSending;
  return (
    <button
      type="button"
      className={`text-link num ${css.again}`}
      aria-busy={isSending || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={isIdle ? onPress : undefined}
    >
      <ArrowClockwiseIcon size={18} />
      {secondsLeft > 0
        ? t('recovery.again_in', { time: minutesAndSeconds(secondsLeft) })
        : t('recovery.again')}
    </button>
  );
}
