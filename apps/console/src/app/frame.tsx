// The frame of every page behind the login: the rooms, the merchant, the account; or what is missing before a room can be shown.
import WidgetsIcon from '@mui/icons-material/Widgets';
import { consolePages } from '@parlour/contract/staff/console-pages';
import { useEffect, type ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { ChooseMerchant } from '#features/staff/choose-merchant.tsx';
import { FailedState } from '#foundation/failed-state.tsx';
import { LanguageSwitch } from '#foundation/language-switch.tsx';
import { LoadingState } from '#foundation/loading-state.tsx';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { useAccount } from '#foundation/use-account.ts';
import { AccountMenu } from './account-menu.tsx';
import css from './frame.module.css';
import { MerchantMenu } from './merchant-menu.tsx';
import { rooms } from './rooms.ts';

const mainId = 'main';

/** Leads to the login when a call finds that the session is over. */
function useSessionEnd(): void {
  const { hearEnd } = useOffice();
  const logOut = useLogout();
  useEffect(() => hearEnd(() => void logOut({}, consolePages.login)), [hearEnd, logOut]);
}

export function Frame({ children }: { children: ReactNode }) {
  const say = useSay();
  const { account, place, error, isFetching, retry } = useAccount();
  useSessionEnd();
  return (
    <div className={css.frame}>
      <a className={css.skip} href={`#${mainId}`}>
        {say('console.skip')}
      </a>
      <nav className={css.rooms} aria-label={say('console.rooms')}>
        <div className={css.brand}>
          <span className={css.mark}>
            <WidgetsIcon fontSize="small" />
          </span>
          <b>{say('console.title')}</b>
        </div>
        {place && <Rooms />}
      </nav>
      <header className={css.bar}>
        {account && <MerchantMenu account={account} />}
        <span className={css.grow} />
        <LanguageSwitch />
        {account && <AccountMenu mail={account.mail} />}
      </header>
      <main id={mainId} className={css.main} tabIndex={-1}>
        {place && children}
        {account && !place && <ChooseMerchant merchants={account.merchants} />}
        {!account && error !== null && (
          <FailedState error={error} isBusy={isFetching} onRetry={retry} />
        )}
        {!account && error === null && <LoadingState />}
      </main>
    </div>
  );
}

function Rooms() {
  const say = useSay();
  return (
    <>
      <h2>{say('console.rooms_talk')}</h2>
      {rooms.map(({ to, name, icon: Picture }) => (
        <NavLink key={to} to={to} className={css.room ?? ''}>
          <Picture fontSize="small" />
          {say(name)}
        </NavLink>
      ))}
    </>
  );
}
