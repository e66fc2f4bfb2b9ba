import { Button } from '@parlour/ui/button/button';
import { SentCode } from '@parlour/ui/form/sent-code';
import { sentCodeProps } from '#foundation/codes/sent-code-props.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { PartProps } from './part-props.ts';
import css from '../register.module.css';

type Props = Pick<PartProps, 'typed' | 'onChange' | 'errorOf' | 'code'> & {
  onComplete: () => void;
  onResend: () => void;
  /** Leads back to the number. */
  onBack: () => void;
};

/** The code that proves the number, with the ways to another code and to another number. */
export function CodePart({ typed, onChange, errorOf, code, onComplete, ...ways }: Props) {
  const t = useTranslate();
  const { sending, number } = code;
  return (
    <SentCode
      {...sentCodeProps(t, { sending, onResend: ways.onResend })}
      name="verificationCode"
      labelHidden
      value={typed.verificationCode}
      onValue={(value) => onChange('verificationCode', value)}
      onComplete={onComplete}
      error={errorOf('verificationCode')}
      hint={t('codes.sent_to', { number })}
    >
      <div className={css.change}>
        <Button tone="text" size="small" onClick={ways.onBack}>
          {t('register.change_number')}
        </Button>
      </div>
    </SentCode>
  );
}
