import { CodeField } from '@parlour/ui/form/code-field';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import type { SendCode } from '#foundation/codes/use-send-code.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './recovery.module.css';
import type { Way } from './typed.ts';

type Props = {
  way: Way;
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
  sending: SendCode;
  onSend: () => void;
};

/** The boxes of the code that was sent, and the way to another one. */
export function SentCode({ way, code, onCode, error, sending, onSend }: Props) {
  const t = useTranslate();
  return (
    <div className={css.code}>
      <CodeField
        name="code"
        label={t('codes.code')}
        value={code}
        onValue={onCode}
        error={error}
        hint={t(way === 'sms' ? 'recovery.sent_sms' : 'recovery.sent_email')}
      />
      <SendAgain sending={sending} onPress={onSend} />
    </div>
  );
}

/** Counts while the code is good. Each second is shown, and not read out. */
function SendAgain({ sending, onPress }: { sending: SendCode; onPress: () => void }) {
  const t = useTranslate();
  const { secondsLeft: count, isSending } = sending;
  const isIdle = count === 0 && !isSending;
  return (
    <button
      type="button"
      className={`text-link num ${css.again}`}
      aria-busy={isSending || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={isIdle ? onPress : undefined}
    >
      <ArrowClockwiseIcon size={18} />
      {count > 0 ? t('recovery.again_in', { count }) : t('recovery.again')}
    </button>
  );
}
