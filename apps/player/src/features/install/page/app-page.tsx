// /m/appDownload: the ways to get the app, those for this device first (APP-06). The page works without scripts, and the server renders it
// for the kind of device, so that nothing moves once the browser knows it.
import type { ReactNode } from 'react';
import { deviceKindOf, type DeviceKind } from '@parlour/contract/install/platform';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretDownIcon, CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href } from '#foundation/navigation/paths.ts';
import { useApp } from '#foundation/site/use-app.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { hasInstallOffer } from '#platform/app/install-offer.ts';
import { AppIcon } from '../app-icon.tsx';
import { isInApp, linkOf, thisDevice } from '../device.ts';
import { Rating } from '../rating.tsx';
import css from './app-page.module.css';
import { NativeApp } from './native-app.tsx';
import { ProfileApp } from './profile-app.tsx';
import { WebApp } from './web-app.tsx';

const unknownDevice: DeviceKind = { system: 'other', way: null };

export function AppPage({ tools }: { tools?: ReactNode }) {
  const t = useTranslate();
  const { boot } = useFoundation();
  const isMember = useSession() !== null;
  const { name: site } = useApp();
  const platform = useIsHydrated() ? thisDevice() : null;
  // On a page that the server rendered for the device, an offer that comes later moves nothing.
  const hasOffer = platform !== null && boot.device === undefined && hasInstallOffer();
  const device = platform ? deviceKindOf(platform, hasOffer) : (boot.device ?? unknownDevice);
  const note = noteOf();
  function noteOf(): string | null {
    if (platform && isInApp(platform)) return t('install.here_already');
    if (device.system === 'other') return t('install.on_phone');
    return device.way === 'safari' ? t('install.use_safari') : null;
  }
  return (
    <>
      <AppBar
        title={t('install.page_title')}
        back={
          <IconButton label={t('site.back')} href={href(isMember ? 'memberHome' : 'home')}>
            <CaretLeftIcon size={24} flip />
          </IconButton>
        }
      >
        {tools}
      </AppBar>
      <main className={`scroll pad ${css.page}`}>
        <div className={css.head}>
          <AppIcon size="large" />
          <div>
            <p className="text-title">{site}</p>
            <Rating isFree />
          </div>
        </div>
        {note !== null && (
          <p className={css.note} role="note">
            {note}
          </p>
        )}
        <Ways device={device} />
      </main>
    </>
  );
}

/** The ways for this device, the first of them as the main one; those for other devices are folded. */
function Ways({ device: { system, way } }: { device: DeviceKind }) {
  const foundation = useFoundation();
  const hasAndroid = linkOf(foundation, 'Android') !== null;
  const android = <NativeApp type="Android" isMain={system === 'android'} />;
  const iphone = <NativeApp type="IOS" />;
  if (system === 'android') {
    return (
      <>
        {android}
        <WebApp way={way} isMain={!hasAndroid} />
        <OtherDevices>
          {iphone}
          <ProfileApp />
        </OtherDevices>
      </>
    );
  }
  if (system === 'other') {
    return (
      <>
        {android}
        {iphone}
        <ProfileApp />
      </>
    );
  }
  return (
    <>
      <ProfileApp isMain />
      {iphone}
      <WebApp way={way} />
      {hasAndroid && <OtherDevices>{android}</OtherDevices>}
    </>
  );
}

function OtherDevices({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <details className={css.others}>
      <summary>
        {t('install.other_devices')}
        <CaretDownIcon size={20} />
      </summary>
      {children}
    </details>
  );
}
