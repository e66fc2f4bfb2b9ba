import { webClipPath } from '@parlour/contract/install/links';
import { NumberedSteps } from '@parlour/ui/list/numbered-steps';
import { useApp } from '#foundation/site/use-app.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { linkOf } from '../device.ts';
import css from './app-page.module.css';

/** The profile with which iOS adds the site to the home screen, and how it is installed. */
export function ProfileApp({ isMain = false }: { isMain?: boolean }) {
  const t = useTranslate();
  const foundation = useFoundation();
  const { trackLater } = foundation.keep(makeVisitorEvents);
  const { name: site } = useApp();
  const profile = linkOf(foundation, 'MOBILECONFIG') ?? webClipPath;
  const { isProfileSigned } = foundation.boot.status.info;
  return (
    <section className={css.part} aria-labelledby="profile">
      <h2 className="text-heading" id="profile">
        {t('install.profile_title')}
      </h2>
      <p>{t('install.profile_text', { site })}</p>
      <NumberedSteps className={css.steps}>
        <li>
          <span>{t('install.profile_step_load')}</span>
        </li>
        <li>
          <span>{t('install.profile_step_settings')}</span>
        </li>
        <li>
          <span>{t('install.profile_step_install')}</span>
        </li>
      </NumberedSteps>
      {profile === webClipPath && !isProfileSigned && (
        <p className={css.small}>{t('install.profile_unsigned')}</p>
      )}
      <a
        className={`btn btn--${isMain ? 'primary' : 'tonal'} btn--wide`}
        href={profile}
        onClick={() => trackLater({ eventName: 'downloadApp', app: 'webclip' })}
      >
        <span>{t('install.profile_get')}</span>
      </a>
    </section>
  );
}
