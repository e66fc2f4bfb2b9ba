// /m/voucherCenter: vouchers to claim, used and expired ones, and the form for codes (MEMBER-09). A tab for deposits will follow with the
// cashier.
import '@parlour/ui/pages.css';
import { useState } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { TicketIcon } from '@parlour/ui/icons/categories';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { href } from '#foundation/navigation/paths.ts';
import type { TermsSlot } from '#foundation/rewards/terms-slot.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { RedeemForm } from './redeem-form.tsx';
import { useVouchers, type VoucherState } from './use-vouchers.ts';
import { VoucherLists } from './voucher-lists.tsx';
import css from './vouchers.module.css';

export function VouchersPage({ terms }: TermsSlot) {
  const t = useTranslate();
  const [state, setState] = useState<VoucherState>('available');
  const listed = useVouchers(state);
  const { isOff, vouchers, problem, refresh } = listed;
  const back = (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  return (
    <>
      <AppBar title={t('voucher.title')} back={back} />
      <main
        className={`scroll pad ${css.page}`}
        aria-busy={!isOff && vouchers === null && problem === null}
      >
        {isOff ? (
          <Off />
        ) : (
          <>
            <RedeemForm onPaid={refresh} />
            <VoucherLists listed={listed} state={state} onState={setState} terms={terms} />
          </>
        )}
      </main>
    </>
  );
}

/** The page if the merchant has no vouchers, or none for this member. */
function Off() {
  const t = useTranslate();
  const home = (
    <ButtonLink size="small" href={href('home')}>
      {t('site.home')}
    </ButtonLink>
  );
  return (
    <EmptyState icon={TicketIcon} title={t('voucher.off')} action={home}>
      {t('voucher.off_hint')}
    </EmptyState>
  );
}
