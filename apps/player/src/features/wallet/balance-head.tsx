// The balance at the top of the lobby. Its space is reserved from the first paint, so that nothing moves once it is loaded.
import { IconButton } from '@parlour/ui/button/icon-button';
import { ArrowsClockwiseIcon } from '@parlour/ui/icons/status';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';
import { Amount } from './amount.tsx';
import { useBalance } from './use-balance.ts';
import css from './wallet.module.css';

/** The balance. Renders nothing for guests. */
export function BalanceHead() {
  return useSession() === null ? null : <OwnBalance />;
}

function OwnBalance() {
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
            <Amount amount={value.sumBalance} currency={value.currency} />
          </p>
        )}
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
