import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { longestStaffName } from '@parlour/contract/chat/talk';
import { useId, useState, type FormEvent } from 'react';
import { readAnswerName, writeAnswerName } from '#foundation/answer-name.ts';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';

type Props = { mail: string; onClose: () => void };

/** The name under which a person answers members. */
export function NameDialog({ mail, onClose }: Props) {
  const say = useSay();
  const { device } = useOffice();
  const titleId = useId();
  const [name, setName] = useState(() => readAnswerName(device, mail));
  function submit(event: FormEvent): void {
    event.preventDefault();
    writeAnswerName(device, mail, name);
    onClose();
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{say('console.name')}</DialogTitle>
        <DialogContent>
          <TextField
            id="answer-name"
            label={say('console.name_field')}
            helperText={say('console.name_text')}
            fullWidth
            margin="dense"
            value={name}
            slotProps={{ htmlInput: { maxLength: longestStaffName, dir: 'auto' } }}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('console.cancel')}</Button>
          <Button type="submit" variant="contained">
            {say('console.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
