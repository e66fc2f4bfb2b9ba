import { LanguagePill } from '@parlour/ui/button/language-pill';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLanguageSheet } from './use-language-sheet.tsx';

/** A button with the code of the current language that opens the language sheet. */
export function LanguageButton() {
  const t = useTranslate();
  const code = useStore(useFoundation().language).language;
  const { open, sheet } = useLanguageSheet();
  const label = t('language.change', { name: t('language.own_name'), code });
  return (
    <>
      <LanguagePill code={code} label={label} onPress={open} />
      {sheet}
    </>
  );
}
