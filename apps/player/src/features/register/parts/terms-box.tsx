import { Fragment } from 'react';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { FieldProblem } from '@parlour/ui/form/field-problem';
import { Link } from '@parlour/ui/page/link';
import type { Translate } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { Terms } from '../form-model.ts';
import css from '../register.module.css';

/** Placeholders of the links in the sentence, whose order depends on the language. */
const places = { terms: '\u0001', privacy: '\u0002' };

function sentenceOf({ termsUrl, privacyUrl, leastAge }: Terms, t: Translate): string {
  const { terms, privacy } = places;
  if (leastAge === null) {
    if (termsUrl !== null && privacyUrl !== null) return t('register.accept_both', places);
    return termsUrl === null
      ? t('register.accept_privacy', { privacy })
      : t('register.accept_terms', { terms });
  }
  const age = leastAge;
  if (termsUrl !== null && privacyUrl !== null)
    return t('register.accept_age_both', { age, ...places });
  if (termsUrl !== null) return t('register.accept_age_terms', { age, terms });
  if (privacyUrl !== null) return t('register.accept_age_privacy', { age, privacy });
  return t('register.accept_age', { age });
}

type Props = {
  terms: Terms;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error: string | undefined;
};

const errorId = 'accepted-error';

export function TermsBox({ terms, isChecked, onChange, error }: Props) {
  const t = useTranslate();
  const links: Record<string, [name: string, address: string | null]> = {
    [places.terms]: [t('register.terms'), terms.termsUrl],
    [places.privacy]: [t('register.privacy'), terms.privacyUrl],
  };
  // oxlint-disable-next-line no-control-regex -- our own placeholders
  const parts = sentenceOf(terms, t).split(/([\u0001\u0002])/);
  return (
    <div className={css.part}>
      <Checkbox
        name="accepted"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {parts.map((part) => {
          const [name, address] = links[part] ?? [part, null];
          return address === null ? (
            <Fragment key={part}>{name}</Fragment>
          ) : (
            <Link key={part} className={`text-link ${css.term}`} href={address}>
              {name}
            </Link>
          );
        })}
      </Checkbox>
      {error !== undefined && <FieldProblem id={errorId}>{error}</FieldProblem>}
    </div>
  );
}
