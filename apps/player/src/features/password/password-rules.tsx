import '@parlour/ui/pages.css';
import { passwordLength } from '@parlour/contract/password/weaknesses';
import { CheckCircleFillIcon, CircleIcon } from '@parlour/ui/icons/status';
import type { Phrase } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { isKept, type Rule, type PasswordValues } from './password-values.ts';

const words: Record<Rule, Phrase> = {
  short: (t) => t('password.rule_length', { count: passwordLength.least }),
  name: (t) => t('password.rule_name'),
  same: (t) => t('password.rule_same'),
};

type Props = { rules: readonly Rule[]; typed: PasswordValues; names: readonly string[] };

/** The rules for a new password. Those that the browser can check turn green during the typing; only the server checks the last one. */
export function PasswordRules({ rules, typed, names }: Props) {
  const t = useTranslate();
  const later = ` · ${t('password.rule_later')}`;
  return (
    <ul className="rules" aria-label={t('password.rules')}>
      {rules.map((rule) => {
        const isGreen = isKept(rule, typed, names);
        const state = ` · ${t(isGreen ? 'password.rule_met' : 'password.rule_open')}`;
        return (
          <li key={rule} className={isGreen ? 'is-ok' : undefined}>
            {isGreen ? <CheckCircleFillIcon /> : <CircleIcon />}
            <span>
              {words[rule](t)}
              <span className="visually-hidden">{state}</span>
            </span>
          </li>
        );
      })}
      <li>
        <CircleIcon />
        <span>
          {t('password.rule_common')}
          <span className="text-faint">{later}</span>
        </span>
      </li>
    </ul>
  );
}
