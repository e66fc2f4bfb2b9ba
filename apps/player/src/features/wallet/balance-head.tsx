// The balance at the top of the lobby. Its space is reserved from the first paint, so that nothing moves once it is loaded.
import { formatMoney } from '@parlour/contract/money';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { ArrowsClockwiseIcon } from '@parlour/ui/icons/status';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useBalance } from './use-balance.ts';
import css from './wallet.module.css';

/** `namesBonus`: the amount of bonus money is shown as well, if there is any. */
type Props = { namesBonus?: boolean };

/** The balance. Renders nothing for guests. */
export function BalanceHead(props: Props) {
  return useSession() === null ? null : <Balance {...props} />;
}

function Balance({ namesBonus = false }: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  const { value, problem, isLoading, refresh } = useBalance();
  return (
    <section
      className={css.head}
      aria-label={t('wallet.balance')}
      aria-busy={value === null && !problem}
    >
      <div className="grow">
        <p className="text-caption text-muted">{t('wallet.balance')}</p>
        {value && (
          <p className="text-heading num">
            <bdi>{formatMoney(value.sumBalance, value.currency, site.own)}</bdi>
          </p>
        )}
        {value && namesBonus && <BonusPart {...value} />}
        {!value && problem && <p className="text-small">{t('wallet.failed')}</p>}
        {!value && !problem && <div className={`skeleton ${css.amount}`} />}
      </div>
      <IconButton label={t('wallet.refresh')} onPress={refresh}>
        <span className={isLoading && value !== null ? css.turning : undefined}>
          <ArrowsClockwiseIcon size={20} />
        </span>
      </IconButton>
    </section>
  );
}

/** The amount of bonus money, which leads to the card with its terms (BONUS-10). A gateway's answer contains none (BONUS-09). */
function BonusPart({ bonus, currency }: { bonus?: string | undefined; currency: string }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const amount = bonus === undefined ? null : formatMoney(bonus, currency, site.own);
  if (amount === null || Number(bonus) === 0) return null;
  return (
    <Link className={`text-caption text-muted num ${css.bonus}`} href={href('activity')}>
      {t('wallet.bonus')} <bdi>{amount}</bdi>
      <CaretRightIcon size={16} flip />
    </Link>
  );
}
