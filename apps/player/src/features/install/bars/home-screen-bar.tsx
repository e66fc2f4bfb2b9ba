// The bar that offers to add the site to the home screen (APP-04): by the browser's prompt, or in Safari, which has none, by instructions.
import { useState } from 'react';
import { Late } from '#foundation/late.tsx';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { hasInstallOffer, takeInstallOffer } from '#platform/app/install-offer.ts';
import { useApp } from '#foundation/site/use-app.ts';
import { endHomeScreen, skipHomeScreen } from '../closed-offers.ts';
import { InstallBar } from './bar.tsx';

const loadSheet = async () => (await import('../sheet/install-sheet.tsx')).InstallSheet;

export function HomeScreenBar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { tabStorage } = useFoundation();
  const { name } = useApp();
  const t = useTranslate();
  const hasTexts = useTexts('install');
  const [isSheetOpen, setSheetOpen] = useState(false);
  if (!hasTexts) return null;
  const title = t('install.home_title', { site: name });
  const close = () => {
    skipHomeScreen(tabStorage);
    onClose();
  };
  const ask = async () => {
    const isTaken = await takeInstallOffer();
    if (!isTaken) return close();
    endHomeScreen(tabStorage);
    onClose();
  };
  const hasOffer = hasInstallOffer();
  const text = t(hasOffer ? 'install.home_add' : 'install.home_how');
  return (
    <>
      {isOpen && (
        <InstallBar
          label={title}
          title={title}
          act={{
            text,
            label: `${text}: ${title}`,
            onPress: () => (hasOffer ? void ask() : setSheetOpen(true)),
          }}
          onClose={close}
        >
          <span>{t('install.home_text')}</span>
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
