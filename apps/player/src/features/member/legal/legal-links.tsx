import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useLegalFacts } from './use-legal-facts.ts';
import css from './legal.module.css';

/** Links to the merchant's legal pages, and to what is measured. */
export function LegalLinks() {
  const t = useTranslate();
  const { termsUrl, privacyUrl } = useLegalFacts();
  return (
    <nav className={css.legal} aria-label={t('member.legal')}>
      {termsUrl !== undefined && <Link href={termsUrl}>{t('member.terms')}</Link>}
      {privacyUrl !== undefined && <Link href={privacyUrl}>{t('member.privacy')}</Link>}
      <Link href={href('consent')}>{t('member.measured')}</Link>
    </nav>
  );
}
