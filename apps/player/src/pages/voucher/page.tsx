// The vouchers page, with the rewards feature's component for a bonus's terms.
import { RewardTerms } from '#features/rewards/bonus/terms-button.tsx';
import { VouchersPage } from '#features/voucher/vouchers-page.tsx';

export const Page = () => <VouchersPage terms={RewardTerms} />;
