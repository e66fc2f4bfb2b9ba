import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Alert from '@mui/material/Alert';
import { useId, useState } from 'react';
import { sayFailure } from '#foundation/failures.ts';
import { useSay } from '#foundation/texts.ts';
import type { StoredAnswer } from './use-answer-list.ts';

type Props = {
  answer: StoredAnswer;
  onRemove: () => Promise<void>;
  onClose: () => void;
};

/** The question before an answer is removed. */
export function RemoveDialog({ answer: { title }, onRemove, onClose }: Props) {
  const say = useSay();
  const titleId = useId();
  const [problem, setProblem] = useState<unknown>(null);
  const [isRemoving, setRemoving] = useState(false);
  async function remove(): Promise<void> {
    setRemoving(true);
    setProblem(null);
    try {
      await onRemove();
      onClose();
    } catch (error) {
      setProblem(error);
      setRemoving(false);
    }
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{say('console.answer_remove_title')}</DialogTitle>
      <DialogContent>
        {problem !== null && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
        <p>{say('console.answer_remove_text', { title })}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('console.cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isRemoving}
          onClick={() => void remove()}
        >
          {say('console.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
