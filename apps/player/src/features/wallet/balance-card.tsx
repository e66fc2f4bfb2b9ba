// The balance on the member's own page, with its parts and the eye that hides all amounts of the wallet (MEMBER-16).
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { EyeIcon, EyeSlashIcon } from '@parlour/ui/icons/account';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { ArrowsClockwiseIcon } from '@parlour/ui/icons/status';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { Amount } from './amount.tsx';
import { makeHiddenAmounts } from './hidden-amounts.ts';
import type { Balance, useBalance } from './use-balance.ts';
import css from './wallet.module.css';

/** The balance as `useBalance` has it. The page calls it, because it waits for the first answer: the height depends on it. */
type Props = ReturnType<typeof useBalance>;

export function BalanceCard({ value, problem, isLoading, refresh }: Props) {
  const t = useTranslate();
  return (
    <section className={`card ${css.card}`} aria-label={t('wallet.balance')}>
      <div className={css.cardHead}>
        <p className="text-caption text-muted">{t('wallet.balance')}</p>
        {value && <Eye />}
      </div>
      {value && (
        <>
          <p className={`hero num ${css.sum}`}>
            <Amount amount={value.sumBalance} currency={value.currency} />
          </p>
          <BalanceParts {...value} />
        </>
      )}
      {!value && problem && (
        <div className={css.failed}>
          <p className="text-small grow">{t('wallet.failed')}</p>
          <Button
            size="mini"
            icon={<ArrowsClockwiseIcon size={18} />}
            busy={isLoading}
            onClick={refresh}
          >
            {t('wallet.refresh')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Eye() {
  const t = useTranslate();
  const amounts = useFoundation().keep(makeHiddenAmounts);
  const isHidden = useStore(amounts);
  const Picture = isHidden ? EyeSlashIcon : EyeIcon;
  return (
    <IconButton label={t('wallet.hide')} pressed={isHidden} onPress={amounts.toggle}>
      <Picture size={20} />
    </IconButton>
  );
}

/** Keeps an amount and the words after it apart for a screen reader. */
const gap = ' ';

/** Cash and bonus money if there is any of the latter (BONUS-09), which leads to its terms (BONUS-10). A gateway's answer contains neither. */
function BalanceParts({ cash, bonus, currency }: Balance) {
  const t = useTranslate();
  if (bonus === undefined || !(Number(bonus) > 0)) return null;
  return (
    <dl className={`num ${css.parts}`}>
      {cash !== undefined && (
        <div>
          <dt>{t('wallet.cash')}</dt>
          <dd>
            <Amount amount={cash} currency={currency} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('wallet.bonus')}</dt>
        <dd>
          <Link className={`text-accent ${css.bonus}`} href={href('activity')}>
            <Amount amount={bonus} currency={currency} />
            {gap}
            <span className="visually-hidden">{t('wallet.bonus_terms')}</span>
            <CaretRightIcon size={16} flip />
          </Link>
        </dd>
      </div>
    </dl>
  );
}
