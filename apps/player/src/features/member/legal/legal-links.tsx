import { Link } from '@parlour/ui/page/link';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useLegalFacts } from './use-legal-facts.ts';
import css from './legal.module.css';

/** Links to the merchant's legal pages. Renders nothing if it has none. */
export function LegalLinks() {
  const t = useTranslate();
  const { termsUrl, privacyUrl } = useLegalFacts();
  if ((termsUrl ?? privacyUrl) === undefined) return null;
  return (
    <nav className={css.legal} aria-label={t('member.legal')}>
      {termsUrl !== undefined && <Link href={termsUrl}>{t('member.terms')}</Link>}
      {privacyUrl !== undefined && <Link href={privacyUrl}>{t('member.privacy')}</Link>}
    </nav>
  );
}
