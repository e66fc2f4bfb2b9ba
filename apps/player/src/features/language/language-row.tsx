import { languageNames } from '@parlour/contract/site/language-names';
import { CaretRightIcon, TranslateIcon } from '@parlour/ui/icons/navigation';
import { ListRow } from '@parlour/ui/list/list-row';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLanguageSheet } from './use-language-sheet.tsx';

/** A list row with the current language that opens the language sheet. */
export function LanguageRow() {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const { open, sheet } = useLanguageSheet();
  return (
    <>
      <ListRow
        icon={TranslateIcon}
        title={t('language.label')}
        value={languageNames[language]}
        end={<CaretRightIcon size={18} flip />}
        onPress={open}
      />
      {sheet}
    </>
  );
}
