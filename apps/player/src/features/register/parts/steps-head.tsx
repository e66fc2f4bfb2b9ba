import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { ProgressSteps } from '@parlour/ui/list/progress-steps';
import type { RegisterField } from '@parlour/contract/register/fields';
import type { Phrase } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { FormStep } from '../form-steps.ts';
import css from '../register.module.css';

const labels: Record<RegisterField, Phrase> = {
  username: (t) => t('login.username'),
  password: (t) => t('login.password'),
  mobileNum: (t) => t('codes.mobile'),
  email: (t) => t('register.email'),
  payeeName: (t) => t('register.payee_name'),
  referralCode: (t) => t('register.referral_code'),
};

type Props = { steps: readonly FormStep[]; at: number; onBack: () => void };

/** The progress of a form with several steps, what comes next, and the way back. */
export function StepsHead({ steps, at, onBack }: Props) {
  const t = useTranslate();
  const total = steps.length;
  const next = steps[at + 1];
  const [field] = next?.fields ?? [];
  const what = field ? labels[field.name](t) : t('codes.code');
  return (
    <div className={css.steps}>
      <div className={css.stepsLine}>
        {at > 0 && (
          <IconButton label={t('site.back')} onPress={onBack}>
            <CaretLeftIcon size={20} flip />
          </IconButton>
        )}
        <p className="text-small" aria-live="polite">
          <strong>{t('register.step', { at: at + 1, total })}</strong>
          {next && <span className="text-muted">{t('register.next', { what })}</span>}
        </p>
      </div>
      <ProgressSteps label={t('register.progress')} done={at + 1} total={total} />
    </div>
  );
}
