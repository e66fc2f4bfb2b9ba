// The sheet with the web app and the native app, and how to install them on this device (APP-02, APP-03).
import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { whereWeAre } from '#platform/address.ts';
import { hasInstallOffer, takeInstallOffer } from '#platform/app/install-offer.ts';
import { AppIcon } from '../app-icon.tsx';
import { useApp } from '#foundation/site/use-app.ts';
import {
  appLinkOf,
  canOpenOutside,
  download,
  getProfile,
  isLegacyIos,
  linkOf,
  openOutside,
  thisDevice,
  webWayOf,
} from '../device.ts';
import { endHomeScreen } from '../closed-offers.ts';
import { Rating } from '../rating.tsx';
import { AppChoice, type AppKind } from './app-choice.tsx';
import { Benefits, InstallSteps } from './install-steps.tsx';
import css from './sheet.module.css';

type Props = { isOpen: boolean; onClose: () => void };

export function InstallSheet({ isOpen, onClose }: Props) {
  const foundation = useFoundation();
  const t = useTranslate();
  const hasTexts = useTexts('install');
  const { name: site } = useApp();
  const [kind, setKind] = useState<AppKind>('web');
  const platform = thisDevice();
  const way = webWayOf(platform, hasInstallOffer());
  const native = appLinkOf(foundation, platform);
  const isNative = kind === 'native' && native !== null;
  const install = async () => {
    if (await takeInstallOffer()) endHomeScreen(foundation.tabStorage);
    onClose();
  };
  const acts = {
    prompt: { text: t('install.add'), press: () => void install() },
    menu: { text: t('install.done'), press: onClose },
    guide: { text: t('install.done'), press: onClose },
    outside: canOpenOutside(platform)
      ? { text: t('install.open_browser'), press: () => openOutside(whereWeAre(), platform) }
      : null,
    safari: null,
  };
  const act = isNative
    ? { text: t('install.download'), press: () => download(native, platform) }
    : way && acts[way];
  const hasProfile = way === 'guide' && linkOf(foundation, 'MOBILECONFIG') !== null;
  return (
    <Sheet
      open={isOpen && hasTexts}
      onClose={onClose}
      title={t('install.get_label', { site })}
      head={
        <div className={css.head}>
          <AppIcon size="large" />
          <div>
            <p className="text-title">{site}</p>
            <Rating isFree />
          </div>
        </div>
      }
      closeLabel={t('install.close')}
    >
      {native !== null && <AppChoice system={platform.system} kind={kind} onChoose={setKind} />}
      {isNative || way === 'prompt' ? <Benefits /> : way && <InstallSteps way={way} />}
      {!isNative && way === 'guide' && isLegacyIos(platform) && (
        <p className={css.tip}>{t('install.legacy_profile')}</p>
      )}
      <div className={css.acts}>
        {act && (
          <Button tone="primary" wide onClick={act.press}>
            {act.text}
          </Button>
        )}
        {!isNative && hasProfile && (
          <Button tone="tonal" wide onClick={() => void getProfile(foundation)}>
            {t('install.profile_get')}
          </Button>
        )}
        {(isNative || (way !== 'menu' && way !== 'guide')) && (
          <Button tone="text" wide onClick={onClose}>
            {t('install.not_now')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
