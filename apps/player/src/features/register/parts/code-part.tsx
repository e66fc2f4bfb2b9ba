import { CodeField } from '@parlour/ui/form/code-field';
import { Button } from '@parlour/ui/button/button';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import { resendTime } from '#foundation/codes/resend-time.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { PartProps } from './part-props.ts';
import css from '../register.module.css';

type Props = Pick<PartProps, 'typed' | 'onChange' | 'errorOf' | 'code'> & {
  onComplete: () => void;
  /** Leads back to the number. */
  onBack: () => void;
};

/** The code that proves the number, with the ways to another code and to another number. */
export function CodePart({ typed, onChange, errorOf, code, onComplete, onBack }: Props) {
  const t = useTranslate();
  const { sending, number, send } = code;
  return (
    <div className={css.code}>
      <p className="text-muted">{t('register.code_text', { number })}</p>
      <CodeField
        name="verificationCode"
        label={t('codes.code')}
        labelHidden
        value={typed.verificationCode}
        onValue={(value) => onChange('verificationCode', value)}
        onComplete={onComplete}
        error={errorOf('verificationCode')}
      />
      <div className={css.ways}>
        <Button tone="text" size="small" onClick={onBack}>
          {t('register.change_number')}
        </Button>
        <SendCodeButton
          label={t('register.resend')}
          waiting={resendTime(sending.secondsLeft, t)}
          busy={sending.isSending}
          onPress={() => send()}
        />
      </div>
    </div>
  );
}
