// /m/appDownload: plain links to the web clip of iOS and the native apps (APP-06). The page works without scripts.
import type { ReactNode } from 'react';
import { webClipPath } from '@parlour/contract/install/links';
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href } from '#foundation/navigation/paths.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { AppIcon } from '../app-icon.tsx';
import { useApp } from '#foundation/site/use-app.ts';
import { download, isInApp, linkOf, thisDevice, webWayOf } from '../device.ts';
import { Rating } from '../rating.tsx';
import css from './app-page.module.css';

export function AppPage({ tools }: { tools?: ReactNode }) {
  const t = useTranslate();
  const foundation = useFoundation();
  const isMember = useSession() !== null;
  const isHydrated = useIsHydrated();
  const platform = isHydrated ? thisDevice() : null;
  const { name: site } = useApp();
  const profile = linkOf(foundation, 'MOBILECONFIG') ?? webClipPath;
  const { isProfileSigned } = foundation.boot.status.info;
  const native = [
    { type: 'Android', text: t('install.android_app') },
    { type: 'IOS', text: t('install.ios_app') },
  ] as const;
  const links = native.flatMap(({ type, text }) => {
    const link = linkOf(foundation, type);
    return link === null ? [] : [{ link, text }];
  });
  const note = noteOf();
  function noteOf(): string | null {
    if (!platform) return null;
    if (isInApp(platform)) return t('install.here_already');
    if (platform.system === 'other') return t('install.on_phone');
    return webWayOf(platform, false) === 'safari' ? t('install.use_safari') : null;
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
        <section className={css.part} aria-labelledby="profile">
          <h2 className="text-heading" id="profile">
            {t('install.profile_title')}
          </h2>
          <p>{t('install.profile_text', { site })}</p>
          <ol>
            <li>{t('install.profile_step_load')}</li>
            <li>{t('install.profile_step_settings')}</li>
            <li>{t('install.profile_step_install')}</li>
          </ol>
          {profile === webClipPath && !isProfileSigned && (
            <p className={css.small}>{t('install.profile_unsigned')}</p>
          )}
          <a className="btn btn--primary btn--wide" href={profile}>
            <span>{t('install.profile_get')}</span>
          </a>
        </section>
        {links.map(({ link, text }) =>
          platform === null ? (
            <a key={link} className="btn btn--tonal btn--wide" href={link}>
              <span>{text}</span>
            </a>
          ) : (
            <Button key={link} tone="tonal" wide onClick={() => download(link, platform)}>
              {text}
            </Button>
          ),
        )}
      </main>
    </>
  );
}
