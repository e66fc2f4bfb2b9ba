// Pages for addresses that do not exist, and for faults of our own code.
import Button from '@mui/material/Button';
import { consolePages } from '@parlour/contract/staff/console-pages';
import { Link } from 'react-router-dom';
import { useSay } from '#foundation/texts.ts';
import css from './lost-pages.module.css';

export function NotFoundPage() {
  const say = useSay();
  return (
    <div className={css.lost}>
      <h1>{say('console.not_found')}</h1>
      <Button component={Link} to={consolePages.desk} variant="contained">
        {say('console.to_desk')}
      </Button>
    </div>
  );
}

/** Shown instead of everything else after a fault. */
export function FaultPage() {
  const say = useSay();
  return (
    <div className={css.lost} role="alert">
      <h1>{say('console.failed.fault')}</h1>
      <Button variant="contained" onClick={() => location.reload()}>
        {say('console.reload')}
      </Button>
    </div>
  );
}
