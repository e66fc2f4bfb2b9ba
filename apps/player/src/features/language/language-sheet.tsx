// The sheet for the choice of language, which needs no reload and is stored on the device (LANG-04, LANG-05).
import { flagPath, homeOf } from '@parlour/contract/flag-path';
import { languageNames } from '@parlour/contract/site/language-names';
import { languages, type Language } from '@parlour/contract/languages';
import { ChoiceList } from '@parlour/ui/list/choice-list';
import { Flag } from '@parlour/ui/list/flag';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

/** The greatest number of languages for which a small phone needs no tall sheet. */
const few = 8;

const choiceOf = (code: Language) => ({
  value: code,
  picture: <Flag src={flagPath(homeOf[code])} />,
  name: <bdi lang={languages[code].tag}>{languageNames[code]}</bdi>,
  code,
});

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
      <ChoiceList choices={site.languages.map(choiceOf)} chosen={spoken} onChoose={choose} />
    </Sheet>
  );
}
