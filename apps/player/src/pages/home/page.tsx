// Home: the lobby. Whatever other features add to it is composed here.
import { Home } from '#features/lobby/home/home.tsx';
import { BalanceHead } from '#features/wallet/balance-head.tsx';

export const Page = () => <Home balance={<BalanceHead />} />;
