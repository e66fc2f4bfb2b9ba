import { useState } from 'react';
import { InfoIcon } from '@parlour/ui/icons/first-screen';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { ListRow } from '@parlour/ui/list/list-row';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { AboutDialog } from './about-dialog.tsx';

/** A list row that opens what stands behind the site. */
export function AboutRow() {
  const { site } = useFoundation();
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow
        icon={InfoIcon}
        title={t('member.about', { name: site.name })}
        end={<CaretRightIcon size={18} flip />}
        onPress={() => setOpen(true)}
      />
      <AboutDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
