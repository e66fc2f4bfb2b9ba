import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { consolePages } from '@parlour/contract/staff/console-pages';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { sayFailure } from '#foundation/failures.ts';
import type { Account } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { useChooseMerchant } from '#foundation/use-account.ts';
import css from './frame.module.css';

/** The merchant of the session, and the others that the account may work for. */
export function MerchantMenu({ account }: { account: Account }) {
  const say = useSay();
  const notify = useNotify();
  const navigate = useNavigate();
  const chooseMerchant = useChooseMerchant();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = account.merchants.find(({ merchant }) => merchant === account.merchant);
  if (!current) return null;
  const isOnly = account.merchants.length === 1;

  async function choose(merchant: string): Promise<void> {
    setAnchor(null);
    if (merchant === account.merchant) return;
    try {
      await chooseMerchant(merchant);
      await navigate(consolePages.desk);
    } catch (error) {
      notify(sayFailure(say, error), { type: 'error' });
    }
  }
  if (isOnly) return <b>{current.name}</b>;
  return (
    <>
      <Button
        className={css.merchant}
        variant="outlined"
        color="inherit"
        endIcon={<UnfoldMoreIcon />}
        aria-haspopup="menu"
        aria-label={say('console.merchant_of', { name: current.name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{current.name}</span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {account.merchants.map(({ merchant, name }) => (
          <MenuItem
            key={merchant}
            selected={merchant === account.merchant}
            onClick={() => void choose(merchant)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
