import { Mark } from '@parlour/ui/marks/mark';
import { Spinner } from '@parlour/ui/state/spinner';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';

/** Placeholder of a page: empty at first to avoid a flash, then the merchant's mark, for at most 10 s (BOOT-10). */
export function Waiting() {
  const { site } = useFoundation();
  const t = useTranslate();
  return (
    <main data-waiting="" aria-busy="true">
      <Spinner mark={<Mark name={site.logo} />} label={t('site.loading')} />
    </main>
  );
}
