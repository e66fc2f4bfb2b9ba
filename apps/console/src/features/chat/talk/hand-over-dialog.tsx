import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useSay } from '#foundation/texts.ts';
import css from './talk.module.css';

type Props = {
  /** `to`: the account of a colleague; null for the queue. */
  onHandOver: (to: string | null) => Promise<unknown>;
  onClose: () => void;
};

/** The question to whom a talk goes: to a colleague, or back into the queue. */
export function HandOverDialog({ onHandOver, onClose }: Props) {
  const say = useSay();
  const titleId = useId();
  const [to, setTo] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    void onHandOver(to.trim().toLowerCase());
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{say('console.hand_over_title')}</DialogTitle>
        <DialogContent className={css.handing ?? ''}>
          <p>{say('console.hand_over_text')}</p>
          <TextField
            id="hand-over-to"
            label={say('console.colleague')}
            type="email"
            fullWidth
            value={to}
            slotProps={{ htmlInput: { required: true, maxLength: 100, autoComplete: 'off' } }}
            onChange={({ target }) => setTo(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('console.cancel')}</Button>
          <Button onClick={() => void onHandOver(null)}>{say('console.to_queue')}</Button>
          <Button type="submit" variant="contained">
            {say('console.hand_over')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
