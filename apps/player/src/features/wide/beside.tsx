// The area next to the column on a desktop: the merchant's name, and a QR code that opens the site on a phone. The server draws the code, which
// contains only the address of the site, never a session (WIDE-02).
import { phoneCodePath } from '@parlour/contract/site/phone-code';
import { Mark } from '@parlour/ui/marks/mark';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import css from './beside.module.css';
import { useHasDraws } from './use-has-draws.ts';

export function Beside() {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  const hasDraws = useHasDraws();
  return (
    <aside className={css.beside} aria-label={t('wide.beside', { site: site.name })}>
      <div className={css.claim}>
        <p className={`logo ${css.logo}`}>
          <Mark name={site.logo} />
          <span className="ltr">{site.name}</span>
        </p>
        {hasDraws !== undefined && (
          <>
            <p className={`text-display ${css.comes}`}>
              {hasDraws ? t('wide.claim_draws') : t('wide.claim')}
            </p>
            <p className={`text-muted ${css.comes}`}>{t('wide.same_place')}</p>
          </>
        )}
      </div>
      <div className={css.phone}>
        <img
          className={css.code}
          src={phoneCodePath}
          alt={t('wide.code')}
          width="196"
          height="196"
        />
        <div className={css.words}>
          <h2 className="text-heading">
            {isGuest ? t('wide.phone_guest_title') : t('wide.phone_title')}
          </h2>
          <p className="text-small text-muted">
            {isGuest ? t('wide.phone_guest') : t('wide.phone')}
          </p>
        </div>
      </div>
    </aside>
  );
}
