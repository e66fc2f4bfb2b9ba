// Vouchers; the terms of a bonus that one of them gives are the rewards' own.
import { RewardTerms } from '#features/rewards/bonus/terms-button.tsx';
import { VouchersPage } from '#features/vouchers/vouchers-page.tsx';

export const Page = () => <VouchersPage terms={RewardTerms} />;
