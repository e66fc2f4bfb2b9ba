import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import css from './states.module.css';
import { sayFailure } from './failures.ts';
import { useSay } from './texts.ts';

type Props = { error: unknown; isBusy: boolean; onRetry: () => void };

/** The message in the place of content that did not load, with a retry. */
export function FailedState({ error, isBusy, onRetry }: Props) {
  const say = useSay();
  return (
    <div className={css.middle}>
      <Alert severity="error" variant="outlined">
        {sayFailure(say, error)}
      </Alert>
      <Button variant="outlined" disabled={isBusy} onClick={onRetry}>
        {say('console.retry')}
      </Button>
    </div>
  );
}
