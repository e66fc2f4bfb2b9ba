import { useId } from 'react';
import { useTranslate } from '#foundation/use-foundation.ts';
import { FieldProblem } from './field-problem.tsx';
import css from './login.module.css';

export function UsernameField({ problem }: { problem: string | null }) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t('login.username')}</label>
      <input
        id={id}
        name="username"
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        dir="auto"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
