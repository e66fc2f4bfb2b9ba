// The foot of the member's page: age, licence, company and version, and links to the merchant's legal pages (MEMBER-15).
import { productVersion } from '@parlour/contract/member/product-version';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { Link } from '@parlour/ui/page/link';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './member.module.css';

const nothing: NonNullable<SiteStatus['info']['legal']> = {};

export function LegalFoot() {
  const { boot, site } = useFoundation();
  const t = useTranslate();
  const { licence, imprint, leastAge, termsUrl, privacyUrl } = boot.status.info.legal ?? nothing;
  const ageMark = `${leastAge}+`;
  return (
    <footer className={css.foot}>
      {leastAge !== undefined && (
        <p className={css.age}>
          <span className="ltr" aria-hidden="true">
            {ageMark}
          </span>
          <span className="visually-hidden">{t('member.least_age', { age: leastAge })}</span>
        </p>
      )}
      <div className="text-fine text-faint num">
        {licence !== undefined && <p>{t('member.licence', { name: site.name, licence })}</p>}
        {imprint !== undefined && (
          <p>
            <bdi>{imprint}</bdi>
          </p>
        )}
        <p>{t('member.version', { version: productVersion })}</p>
      </div>
      {(termsUrl ?? privacyUrl) !== undefined && (
        <nav className={css.legal} aria-label={t('member.legal')}>
          {termsUrl !== undefined && <Link href={termsUrl}>{t('member.terms')}</Link>}
          {privacyUrl !== undefined && <Link href={privacyUrl}>{t('member.privacy')}</Link>}
        </nav>
      )}
    </footer>
  );
}
