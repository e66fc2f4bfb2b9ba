import { formatMoney } from '@parlour/contract/money';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { makeHiddenAmounts } from './hidden-amounts.ts';

/** Stands for a hidden amount of any length. In a bold face dots without spaces between them touch each other. */
const dots = '•\u202f•\u202f•\u202f•';

type Props = { amount: string; currency: string };

/** An amount of the wallet, or dots if the reader hides amounts (MEMBER-16). */
export function Amount({ amount, currency }: Props) {
  const { keep, site } = useFoundation();
  const t = useTranslate();
  if (!useStore(keep(makeHiddenAmounts))) {
    return <bdi>{formatMoney(amount, currency, site.own)}</bdi>;
  }
  return (
    <>
      <span aria-hidden="true">{dots}</span>
      <span className="visually-hidden">{t('wallet.hidden')}</span>
    </>
  );
}
