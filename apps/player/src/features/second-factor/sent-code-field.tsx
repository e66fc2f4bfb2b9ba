import { SentCode } from '@parlour/ui/form/sent-code';
import { sentCodeProps } from '#foundation/codes/sent-code-props.ts';
import type { SendCode } from '#foundation/codes/use-send-code.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { PanelProps } from './panel-props.ts';

type Props = Pick<PanelProps, 'typed' | 'onType' | 'missing' | 'problem' | 'onVerify'> & {
  sending: SendCode;
  /** Whether a press waits for the country. */
  isWaiting?: boolean;
  onResend: () => void;
  hint: string | undefined;
};

/** The field for a code that was sent. */
export function SentCodeField({ typed, onType, missing, problem, onVerify, hint, ...rest }: Props) {
  const t = useTranslate();
  const isMissing = missing.includes('verificationCode');
  return (
    <SentCode
      {...sentCodeProps(t, rest)}
      name="verificationCode"
      value={typed.verificationCode ?? ''}
      onValue={(code) => onType('verificationCode', code)}
      onComplete={onVerify}
      hint={hint}
      error={isMissing ? t('codes.code_missing') : problem}
      errorRole={isMissing ? undefined : 'alert'}
    />
  );
}
