import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useSay } from '#foundation/texts.ts';
import css from './talk.module.css';
import { useColleagues } from './use-colleagues.ts';

type Props = {
  merchant: string;
  /** `to`: the account of a colleague; null for the queue. */
  onHandOver: (to: string | null) => Promise<unknown>;
  onClose: () => void;
};

/** The question to whom a talk goes: to a colleague, or back into the queue. */
export function HandOverDialog({ merchant, onHandOver, onClose }: Props) {
  const say = useSay();
  const titleId = useId();
  const [to, setTo] = useState('');
  const known = useColleagues(merchant);
  const isNobody = known.colleagues?.length === 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (to !== '') void onHandOver(to);
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{say('console.hand_over_title')}</DialogTitle>
        <DialogContent className={css.handing ?? ''}>
          <p>{isNobody ? say('console.no_colleagues') : say('console.hand_over_text')}</p>
          <Choice known={known} to={to} onChoose={setTo} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('console.cancel')}</Button>
          <Button onClick={() => void onHandOver(null)}>{say('console.to_queue')}</Button>
          <Button type="submit" variant="contained" disabled={to === ''}>
            {say('console.hand_over')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  known: ReturnType<typeof useColleagues>;
  to: string;
  onChoose: (to: string) => void;
};

/** The list of colleagues. It keeps its place while it loads, and is left out if there is nobody. */
function Choice({ known, to, onChoose }: ChoiceProps) {
  const say = useSay();
  const { colleagues, hasFailed, isFetching, retry } = known;
  if (hasFailed) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" disabled={isFetching} onClick={retry}>
            {say('console.retry')}
          </Button>
        }
      >
        {say('console.colleagues_failed')}
      </Alert>
    );
  }
  if (colleagues?.length === 0) return null;
  return (
    <TextField
      id="hand-over-to"
      label={say('console.colleague')}
      select
      fullWidth
      value={to}
      aria-busy={colleagues === undefined}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { required: true },
      }}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{say('console.choose_colleague')}</option>
      {colleagues?.map((mail) => (
        <option key={mail} value={mail}>
          {mail}
        </option>
      ))}
    </TextField>
  );
}
