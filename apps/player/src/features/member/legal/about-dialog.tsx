// The dialog about the site: its version, licence, company and legal pages (MEMBER-15).
import { productVersion } from '@parlour/contract/member/product-version';
import { Mark } from '@parlour/ui/marks/mark';
import { Dialog } from '@parlour/ui/overlay/dialog';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { LegalLinks } from './legal-links.tsx';
import { useLegalFacts } from './use-legal-facts.ts';
import css from './legal.module.css';

export function AboutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const { licence, imprint } = useLegalFacts();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('member.about', { name: site.name })}
      closeLabel={t('site.close')}
    >
      <div className={css.about}>
        <p className={`num ${css.version}`}>
          <Mark name={site.logo} />
          {t('member.version', { version: productVersion })}
        </p>
        {licence !== undefined && <p>{t('member.licence', { name: site.name, licence })}</p>}
        {imprint !== undefined && (
          <p>
            <bdi>{imprint}</bdi>
          </p>
        )}
        <LegalLinks />
      </div>
    </Dialog>
  );
}
