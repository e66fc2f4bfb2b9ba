import { useState } from 'react';
import { MoonIcon } from '@parlour/ui/icons/account';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { ListRow } from '@parlour/ui/list/list-row';
import { makeSchemeChoice } from '#foundation/site/scheme-choice.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { ThemeSheet } from './theme-sheet.tsx';

/** A list row with the chosen colour scheme that opens the sheet with all of them. */
export function ThemeRow() {
  const t = useTranslate();
  const choice = useStore(useFoundation().keep(makeSchemeChoice));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow
        icon={MoonIcon}
        title={t('theme.label')}
        value={t(`theme.${choice}`)}
        end={<CaretRightIcon size={18} flip />}
        onPress={() => setOpen(true)}
      />
      <ThemeSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
