import { Button } from '@parlour/ui/button/button';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { download, linkOf } from '../device.ts';
import css from './app-page.module.css';

type Props = { type: 'Android' | 'IOS'; isMain?: boolean };

/** The native app of a system. Renders nothing if the merchant has none. */
export function NativeApp({ type, isMain = false }: Props) {
  const t = useTranslate();
  const foundation = useFoundation();
  const link = linkOf(foundation, type);
  const isHydrated = useIsHydrated();
  if (link === null) return null;
  const press = (address: string) => {
    const app = type === 'IOS' ? 'ios' : 'android';
    foundation.keep(makeVisitorEvents).trackLater({ eventName: 'downloadApp', app });
    download(address);
  };
  const tone = isMain ? 'primary' : 'tonal';
  const text = t('install.download');
  return (
    <section className={css.part} aria-labelledby={type}>
      <h2 className="text-heading" id={type}>
        {t(type === 'IOS' ? 'install.ios_app' : 'install.android_app')}
      </h2>
      <p>{t('install.native_text')}</p>
      {isHydrated ? (
        <Button tone={tone} wide onClick={() => press(link)}>
          {text}
        </Button>
      ) : (
        <a className={`btn btn--${tone} btn--wide`} href={link}>
          <span>{text}</span>
        </a>
      )}
    </section>
  );
}
