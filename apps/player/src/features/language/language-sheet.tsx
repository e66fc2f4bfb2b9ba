// The sheet for the choice of language, which needs no reload and is stored on the device (LANG-04, LANG-05).
import { flagPath, homeOf } from '@parlour/contract/flag-path';
import { languageNames } from '@parlour/contract/site/language-names';
import { languages, type Language } from '@parlour/contract/languages';
import { CheckBoldIcon } from '@parlour/ui/icons/status';
import { Flag } from '@parlour/ui/list/flag';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './language-sheet.module.css';

/** The greatest number of languages for which a small phone needs no tall sheet. */
const few = 8;

export function LanguageSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { site, language, notices } = useFoundation();
  const t = useTranslate();
  const spoken = useStore(language).language;

  function choose(wanted: Language) {
    onClose();
    if (wanted === spoken) return;
    language.change(wanted).catch(() => notices.show((say) => say('language.failed')));
  }
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t('language.label')}
      closeLabel={t('site.close')}
      tall={site.languages.length > few}
    >
      <ul className={css.list}>
        {site.languages.map((each) => (
          <li key={each}>
            <LanguageChoice code={each} isSpoken={each === spoken} onChoose={choose} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type Choice = { code: Language; isSpoken: boolean; onChoose: (code: Language) => void };

function LanguageChoice({ code, isSpoken, onChoose }: Choice) {
  return (
    <button
      type="button"
      className={`list-row ${css.choice}`}
      aria-current={isSpoken ? 'true' : undefined}
      onClick={() => onChoose(code)}
    >
      <Flag src={flagPath(homeOf[code])} />
      <span className="grow">
        <bdi lang={languages[code].tag}>{languageNames[code]}</bdi>
      </span>
      <span className={`ltr text-caption ${css.code}`} aria-hidden="true">
        {code}
      </span>
      <span className={css.mark}>{isSpoken && <CheckBoldIcon size={24} />}</span>
    </button>
  );
}
