import '@parlour/ui/pages.css';
import { passwordLength } from '@parlour/contract/password/weaknesses';
import { PasswordField } from '@parlour/ui/form/password-field';
import { useTranslate } from '#foundation/use-foundation.ts';
import { sayNextStep } from '../fault-words.ts';
import { isStepMet, steps } from '../faults.ts';
import type { PartProps } from './part-props.ts';
import css from '../register.module.css';

const meterId = 'register-password-meter';

/** The password twice, with the rules that it does not meet yet. Only the server checks whether it is a common one (A7). */
export function PasswordPart({ rule, typed, onChange, errorOf, names }: PartProps) {
  const t = useTranslate();
  const { password, confirmPassword } = typed;
  const values = { rule, names };
  const met = steps.map((step) => isStepMet(step, password, values));
  const labels = {
    labelHidden: true,
    showLabel: t('login.show_password'),
    hideLabel: t('login.hide_password'),
    autoComplete: 'new-password',
    maxLength: passwordLength.most,
    ltr: true,
  };
  return (
    <>
      <div className={css.part}>
        <PasswordField
          {...labels}
          name="password"
          label={t('login.password')}
          value={password}
          onChange={(event) => onChange('password', event.target.value)}
          error={errorOf('password')}
          aria-describedby={meterId}
        />
        <div className={css.strength} id={meterId}>
          <div className="meter" aria-hidden="true">
            {steps.map((step, at) => (
              <i key={step} className={met[at] ? 'on' : undefined} />
            ))}
          </div>
          <p className="hint">{sayNextStep(password, values)(t)}</p>
        </div>
      </div>
      <PasswordField
        {...labels}
        name="confirmPassword"
        label={t('register.password_again')}
        value={confirmPassword}
        onChange={(event) => onChange('confirmPassword', event.target.value)}
        error={errorOf('confirmPassword')}
      />
    </>
  );
}
