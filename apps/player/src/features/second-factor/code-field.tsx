import { CodeField as SixCells } from '@parlour/ui/form/code-field';
import { Message } from '@parlour/ui/form/message';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import type { SendCode } from '#foundation/codes/use-send-code.ts';
import { resendTime } from '#foundation/codes/resend-time.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { blame } from './blame.ts';
import type { PanelProps } from './panel-props.ts';

type Props = Pick<PanelProps, 'typed' | 'onType' | 'missing' | 'problemId' | 'onComplete'> & {
  sending: SendCode;
  /** Text below the cells; without it the number to which the code was sent. */
  hint?: string;
};

/** The six cells for a code that was sent. */
export function CodeField({ typed, onType, missing, problemId, onComplete, ...rest }: Props) {
  const t = useTranslate();
  const { problem, sentTo } = rest.sending;
  const sent = sentTo === null ? undefined : t('codes.sent_to', { number: sentTo });
  return (
    <>
      <SixCells
        name="verificationCode"
        label={t('codes.code')}
        value={typed.verificationCode ?? ''}
        onValue={(code) => onType('verificationCode', code)}
        onComplete={onComplete}
        error={missing.includes('verificationCode') ? t('codes.code_missing') : undefined}
        hint={rest.hint ?? sent}
        {...blame(problemId)}
      />
      {problem && !problem.isOfNumber && <Message tone="bad">{problem.say(t)}</Message>}
    </>
  );
}

type SendButtonProps = {
  sending: SendCode;
  /** Whether a press waits for the country. */
  isWaiting?: boolean;
  onSend: () => void;
};

/** The button that sends a code, at the end of the field for its receiver. */
export function SendButton({ sending, isWaiting = false, onSend }: SendButtonProps) {
  const t = useTranslate();
  return (
    <SendCodeButton
      label={t('codes.send')}
      waiting={resendTime(sending.secondsLeft, t)}
      busy={sending.isSending || isWaiting}
      onPress={onSend}
    />
  );
}
