import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSay } from '#foundation/texts.ts';
import css from './composer.module.css';

/** Kinds of what is written in a talk. */
export type WritingKind = 'answer' | 'note';

type Props = { kind: WritingKind; onChange: (kind: WritingKind) => void };

/** The switch between an answer, which the member sees, and a note for staff. */
export function KindSwitch({ kind, onChange }: Props) {
  const say = useSay();
  return (
    <ToggleButtonGroup
      className={css.kinds ?? ''}
      exclusive
      size="small"
      value={kind}
      aria-label={say('console.kinds')}
      // The pressed button stays chosen: MUI says null when it is pressed again.
      onChange={(_, next: WritingKind | null) => next && onChange(next)}
    >
      <ToggleButton value="answer">{say('console.kind_answer')}</ToggleButton>
      <ToggleButton value="note">{say('console.kind_note')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
