// Ways from another app's window into a browser, because Google refuses a sign-in there (IDP-10).
import { Button } from '@parlour/ui/button/button';
import { LinkIcon } from '@parlour/ui/icons/account';
import { canOpenOutside, openOutside, thisDevice } from '#foundation/navigation/outside-browser.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { currentOrigin, whereWeAre } from '#platform/address.ts';
import { copyText } from '#platform/handing-on/clipboard.ts';
import css from './identity.module.css';

export function OpenOutside({ provider }: { provider: string }) {
  const t = useTranslate();
  const { toasts } = useFoundation();
  const platform = thisDevice();
  const address = currentOrigin() + whereWeAre();
  async function copy(): Promise<void> {
    // The app may refuse to copy. Where it opens no browser either, the address is shown and can be copied by hand.
    if (await copyText(address)) toasts.show('done', (say) => say('identity.link_copied'));
  }
  return (
    <div className={css.one}>
      <span className="glyph">
        <LinkIcon size={28} />
      </span>
      <h1 className="text-title">{t('identity.outside_title')}</h1>
      <p className="text-muted">{t('identity.outside_text', { provider })}</p>
      {canOpenOutside(platform) ? (
        <Button tone="primary" wide onClick={() => openOutside(address, platform)}>
          {t('identity.open_browser')}
        </Button>
      ) : (
        <p className={`text-small ltr ${css.address}`}>{address}</p>
      )}
      <Button wide onClick={() => void copy()}>
        {t('identity.copy_link')}
      </Button>
    </div>
  );
}
