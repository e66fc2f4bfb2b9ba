// The player's own choice of language: without a reload, and kept on this device (LANG-04, LANG-05).
import { useId } from 'react';
import { findLanguage, languages } from '@parlour/contract/languages';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './language-select.module.css';

export function LanguageSelect() {
  const { site, language, notices } = useFoundation();
  const t = useTranslate();
  const id = useId();
  const spoken = useStore(language).language;

  function choose(value: string) {
    const wanted = findLanguage(value);
    if (!wanted) return;
    language.change(wanted).catch(() => notices.show((say) => say('language.failed')));
  }
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {t('language.label')}
      </label>
      {/* Browsers refill fields after a reload; this one says what is spoken. */}
      <select
        id={id}
        className={css.select}
        autoComplete="off"
        value={spoken}
        onChange={(event) => choose(event.target.value)}
      >
        {site.languages.map((each) => (
          <option key={each} value={each} lang={languages[each].tag}>
            {languages[each].name}
          </option>
        ))}
      </select>
    </div>
  );
}
