import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '#platform/clipboard.ts';
import { useSay } from '#foundation/texts.ts';
import css from './staff.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which are shown once: nobody goes on without saying that they are stored. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const say = useSay();
  const notify = useNotify();
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const lines = codes.join('\n');

  async function copy(): Promise<void> {
    const isCopied = await copyText(lines);
    notify(say(isCopied ? 'console.copied' : 'console.not_copied'));
  }
  return (
    <div className={css.form}>
      <p>{say('console.recovery_text')}</p>
      <ol className={css.codes} aria-label={say('console.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.pair}>
        <Button variant="outlined" onClick={() => void copy()}>
          {say('console.copy')}
        </Button>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
          download="back-office-recovery-codes.txt"
        >
          {say('console.download')}
        </Button>
      </div>
      <FormControlLabel
        control={<Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)} />}
        label={say('console.recovery_kept')}
      />
      {isReminded && !isKept && <Alert severity="error">{say('console.recovery_missing')}</Alert>}
      <Button
        variant="contained"
        size="large"
        onClick={() => (isKept ? onDone() : setReminded(true))}
      >
        {say('console.continue')}
      </Button>
    </div>
  );
}
