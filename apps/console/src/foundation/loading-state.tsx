import CircularProgress from '@mui/material/CircularProgress';
import css from './states.module.css';
import { useSay } from './texts.ts';

/** The spinner in the place of content that is loading. */
export function LoadingState() {
  const say = useSay();
  return (
    <div className={css.middle}>
      <CircularProgress aria-label={say('console.loading')} />
    </div>
  );
}
