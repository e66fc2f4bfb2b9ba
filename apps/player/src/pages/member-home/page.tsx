// The member's own page, with parts of other features.
import { LanguageRow } from '#features/language/language-row.tsx';
import { FavouriteCount, RecentCovers } from '#features/lobby/games/own-values.tsx';
import { MemberHomePage } from '#features/member/member-home-page.tsx';
import { useRewardCounts } from '#features/rewards/available/use-waiting.ts';
import { LogOutButton } from '#features/session/log-out-button.tsx';
import { ThemeRow } from '#features/theme/theme-row.tsx';
import { useVoucherCount } from '#features/voucher/use-voucher-count.ts';
import { BalanceCard } from '#features/wallet/balance-card.tsx';
import { useBalance } from '#features/wallet/use-balance.ts';

export function Page() {
  const balance = useBalance();
  return (
    <MemberHomePage
      balance={<BalanceCard {...balance} />}
      awaitsBalance={balance.value === null && balance.problem === null}
      recent={<RecentCovers />}
      favourites={<FavouriteCount />}
      language={<LanguageRow />}
      theme={<ThemeRow />}
      logOut={<LogOutButton wide />}
      rewardCounts={useRewardCounts()}
      vouchers={useVoucherCount()}
    />
  );
}
