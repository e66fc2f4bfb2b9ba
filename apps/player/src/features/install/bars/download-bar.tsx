// The bar that offers the site's app (APP-01).
import { useEffect, useState } from 'react';
import { availablePromotions, merchantPromotions } from '@parlour/contract/rewards/calls';
import { GiftFillIcon } from '@parlour/ui/icons/navigation';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { Late } from '#foundation/late.tsx';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useApp } from '#foundation/site/use-app.ts';
import { closeBar } from '../closed-offers.ts';
import { Rating } from '../rating.tsx';
import { InstallBar } from './bar.tsx';
import css from './bar.module.css';

const loadSheet = async () => (await import('../sheet/install-sheet.tsx')).InstallSheet;

/** True if installing the app earns a reward. The count of rewards uses the same call, and both share its answer. */
async function askGift(foundation: Foundation): Promise<boolean> {
  const { site, session } = foundation;
  if (!site.flag('REWCEN3')) return false;
  const endpoint = session.get() === null ? merchantPromotions : availablePromotions;
  const { content } = await readsOf(foundation)(endpoint, {}, { teller: 'nobody' });
  return content.APP_DOWNLOAD?.enabled ?? false;
}

export function DownloadBar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const foundation = useFoundation();
  const t = useTranslate();
  const hasTexts = useTexts('install');
  const { name: site } = useApp();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [hasGift, setGift] = useState(false);
  useEffect(() => {
    void askGift(foundation).then(setGift, () => setGift(false));
  }, [foundation]);
  if (!hasTexts) return null;
  const close = () => {
    closeBar(foundation.tabStorage);
    onClose();
  };
  const title = (
    <>
      <span>{site}</span>
      {hasGift && (
        <span className={css.gift}>
          <GiftFillIcon size={18} />
          <span className="visually-hidden">{t('install.gift')}</span>
        </span>
      )}
    </>
  );
  return (
    <>
      {isOpen && (
        <InstallBar
          label={t('install.app_of', { site })}
          title={title}
          act={{
            text: t('install.get'),
            label: t('install.get_label', { site }),
            onPress: () => setSheetOpen(true),
          }}
          onClose={close}
        >
          <Rating />
        </InstallBar>
      )}
      <Late
        load={loadSheet}
        isNeeded={isSheetOpen}
        props={{ isOpen: isSheetOpen, onClose: () => setSheetOpen(false) }}
      />
    </>
  );
}
