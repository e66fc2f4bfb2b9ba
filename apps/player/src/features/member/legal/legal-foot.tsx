// The foot of the member's page: age, licence and version, and links to the merchant's legal pages (MEMBER-15).
import { productVersion } from '@parlour/contract/member/product-version';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { LegalLinks } from './legal-links.tsx';
import { useLegalFacts } from './use-legal-facts.ts';
import css from './legal.module.css';

export function LegalFoot() {
  const { site } = useFoundation();
  const t = useTranslate();
  const { licence, leastAge } = useLegalFacts();
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
        <p>{t('member.version', { version: productVersion })}</p>
      </div>
      <LegalLinks />
    </footer>
  );
}
