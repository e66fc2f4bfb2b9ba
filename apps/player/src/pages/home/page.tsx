// The home page: the lobby, with parts of other features.
import { GuestLanguage } from '#features/language/guest-language.tsx';
import { Home } from '#features/lobby/home/home.tsx';
import { BalanceHead } from '#features/wallet/balance-head.tsx';

export const Page = () => <Home balance={<BalanceHead />} guestTools={<GuestLanguage />} />;
