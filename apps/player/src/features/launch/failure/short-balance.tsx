import { formatMoney } from '@parlour/contract/money';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from '../launch.module.css';
import { shortBy } from './short-by.ts';

type Props = { balance: string | null; least: string | null; currency: string | null };

/** The balance and the least amount needed. Renders nothing if the server did not send both. */
export function ShortBalance({ balance, least, currency }: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  if (balance === null || least === null) return null;
  const show = (amount: string) => (
    <bdi className="num">{formatMoney(amount, currency ?? site.currency, site.own)}</bdi>
  );
  const missing = shortBy(balance, least);
  return (
    <div className={css.card}>
      <List>
        {missing !== null && (
          <ListRow
            title={t('launch.short_by')}
            end={<b className="text-accent">{show(missing)}</b>}
          />
        )}
        <ListRow title={t('launch.your_balance')} end={show(balance)} />
        <ListRow title={t('launch.smallest_stake')} end={show(least)} />
      </List>
    </div>
  );
}
