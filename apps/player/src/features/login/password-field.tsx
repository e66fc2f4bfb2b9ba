import { useId, useState } from 'react';
import { useTranslate } from '#foundation/use-foundation.ts';
import { FieldProblem } from './field-problem.tsx';
import css from './login.module.css';

export function PasswordField({ problem }: { problem: string | null }) {
  const t = useTranslate();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t('login.password')}</label>
      <div className={css.withButton}>
        <input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          dir="ltr"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
        <button
          type="button"
          className={css.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t('login.show_password')}
        </button>
      </div>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
