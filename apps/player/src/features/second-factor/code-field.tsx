import { Message } from '@parlour/ui/form/message';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import { TextField } from '@parlour/ui/form/text-field';
import type { SendCode } from '#foundation/codes/use-send-code.ts';
import { codeOf } from '#foundation/codes/code-of.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { blame } from './blame.ts';

type Props = {
  value: string;
  onValue: (code: string) => void;
  isMissing: boolean;
  problemId: string | undefined;
  sending: SendCode;
  onSend: () => void;
};

/** The field for the code, with the button that sends one. */
export function CodeField({ value, onValue, isMissing, problemId, sending, onSend }: Props) {
  const t = useTranslate();
  const { secondsLeft, isSending, problem, sentTo } = sending;
  return (
    <>
      <TextField
        name="verificationCode"
        label={t('codes.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        ltr
        value={value}
        onChange={(event) => onValue(codeOf(event.target.value))}
        error={isMissing ? t('codes.code_missing') : undefined}
        hint={sentTo === null ? undefined : t('codes.sent_to', { number: sentTo })}
        trailing={
          <SendCodeButton
            label={t('codes.send')}
            waiting={secondsLeft > 0 ? t('codes.resend_in', { count: secondsLeft }) : undefined}
            busy={isSending}
            onPress={onSend}
          />
        }
        {...blame(problemId)}
      />
      {problem && !problem.isOfNumber && <Message tone="bad">{problem.say(t)}</Message>}
    </>
  );
}
