import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTranslate } from '#foundation/use-foundation.ts';
import { OfferedTerms, type Terms } from './bonus-terms.tsx';
import css from './bonus.module.css';

type Props = { isOpen: boolean; terms: Terms; close: () => void };

export function TermsSheet({ isOpen, terms, close }: Props) {
  const t = useTranslate();
  return (
    <Sheet open={isOpen} onClose={close} title={t('bonus.terms')} closeLabel={t('site.close')}>
      <div className={css.sheet}>
        <OfferedTerms terms={terms} />
      </div>
    </Sheet>
  );
}
