// The arrows at rows of the site, with labels in its language.
import { RowArrows } from '@parlour/ui/row/row-arrows';
import type { RowEndsProps } from '@parlour/ui/row/row-ends';
import { useTranslate } from '#foundation/use-foundation.ts';

function SiteRowArrows({ row, name }: RowEndsProps) {
  const t = useTranslate();
  const labels = { back: t('wide.row_back', { row: name }), on: t('wide.row_on', { row: name }) };
  return <RowArrows row={row} labels={labels} />;
}

export const renderRowArrows = (ends: RowEndsProps) => <SiteRowArrows {...ends} />;
