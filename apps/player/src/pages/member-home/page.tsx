// The member's own page, with parts of other features.
import { LanguageRow } from '#features/language/language-row.tsx';
import { MemberHomePage } from '#features/member/member-home-page.tsx';
import { useWaiting } from '#features/rewards/available/use-waiting.ts';
import { LogOutRow } from '#features/session/log-out-row.tsx';
import { useVoucherCount } from '#features/voucher/use-voucher-count.ts';
import { BalanceHead } from '#features/wallet/balance-head.tsx';

export const Page = () => (
  <MemberHomePage
    balance={<BalanceHead namesBonus />}
    language={<LanguageRow />}
    logOut={<LogOutRow />}
    waiting={useWaiting()}
    vouchers={useVoucherCount()}
  />
);
