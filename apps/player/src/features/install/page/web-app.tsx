import type { WebWay } from '@parlour/contract/install/platform';
import { Button } from '@parlour/ui/button/button';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { whereWeAre } from '#platform/address.ts';
import { takeInstallOffer } from '#platform/app/install-offer.ts';
import { endHomeScreen } from '../closed-offers.ts';
import { canOpenOutside, openOutside, thisDevice } from '../device.ts';
import { InstallSteps } from '../sheet/install-steps.tsx';
import css from './app-page.module.css';

type Props = { way: WebWay | null; isMain?: boolean };

/** The site on the home screen, by the way that this browser has. Renders nothing if it has none, or if only another browser can do it. */
export function WebApp({ way, isMain = false }: Props) {
  const t = useTranslate();
  const { tabStorage } = useFoundation();
  const isHydrated = useIsHydrated();
  if (way === null || way === 'safari') return null;
  const canLeave = way === 'outside' && (!isHydrated || canOpenOutside(thisDevice()));
  const tone = isMain ? 'primary' : 'tonal';
  const install = async () => {
    if (await takeInstallOffer()) endHomeScreen(tabStorage);
  };
  return (
    <section className={css.part} aria-labelledby="web">
      <h2 className="text-heading" id="web">
        {t('install.web_app')}
      </h2>
      <p>{t('install.web_app_text')}</p>
      {way === 'prompt' ? (
        <Button tone={tone} wide onClick={() => void install()}>
          {t('install.add')}
        </Button>
      ) : (
        <InstallSteps way={way} />
      )}
      {canLeave && (
        <Button tone={tone} wide onClick={() => openOutside(whereWeAre())}>
          {t('install.open_browser')}
        </Button>
      )}
    </section>
  );
}
