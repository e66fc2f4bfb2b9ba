import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { consolePages } from '@parlour/contract/staff/console-pages';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { NameDialog } from '#features/chat/name-dialog.tsx';
import { sayFailure } from '#foundation/failures.ts';
import { initialsOf } from '#foundation/initials.ts';
import { useSay } from '#foundation/texts.ts';
import css from './frame.module.css';
import { rooms } from './rooms.ts';

/** The account: its address, the rooms, the name for members, and the way out. */
export function AccountMenu({ mail }: { mail: string }) {
  const say = useSay();
  const notify = useNotify();
  const logOut = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);

  async function leave(): Promise<void> {
    setAnchor(null);
    try {
      await logOut({}, consolePages.login, false);
    } catch (error) {
      notify(sayFailure(say, error), { type: 'error' });
    }
  }
  return (
    <>
      <IconButton
        aria-label={say('console.account_of', { mail })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className={css.initials} data-initials={initialsOf(mail)} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <li className={css.mail} role="presentation">
          {mail}
        </li>
        {/* On a phone the rooms are here alone. */}
        {rooms.map(({ to, name }) => (
          <MenuItem key={to} component={Link} to={to} onClick={() => setAnchor(null)}>
            {say(name)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setNaming(true);
          }}
        >
          {say('console.name')}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>{say('console.log_out')}</MenuItem>
      </Menu>
      {isNaming && <NameDialog mail={mail} onClose={() => setNaming(false)} />}
    </>
  );
}
