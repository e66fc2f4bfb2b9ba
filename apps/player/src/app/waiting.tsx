import { Mark } from '@parlour/ui/marks/mark';
import { Spinner } from '@parlour/ui/state/spinner';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';

/** What stands where a page will be. Nothing at first, so that nothing flashes; then the merchant's mark, 10 s at the most (BOOT-10). */
export function Waiting() {
  const { site } = useFoundation();
  const t = useTranslate();
  return (
    <main data-waiting="" aria-busy="true">
      <Spinner mark={<Mark name={site.logo} />} label={t('site.loading')} />
    </main>
  );
}
