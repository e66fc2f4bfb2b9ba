import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { Icon } from '../icons/icon.tsx';
import { Notice } from './notice.tsx';

type Props = {
  open: boolean;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  glyph: Icon;
  keepLabel: string;
  removeLabel: string;
  /** It is being done; the question stays until then. */
  busy?: boolean;
  onAnswer: (isWanted: boolean) => void;
};

/** Asks before something is taken away. Whoever leaves it keeps what there is. */
export function Question({ keepLabel, removeLabel, busy = false, onAnswer, ...notice }: Props) {
  return (
    <Notice
      {...notice}
      onClose={() => onAnswer(false)}
      tone="bad"
      arrange="pair"
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{keepLabel}</Button>
          <Button tone="danger" busy={busy} onClick={() => onAnswer(true)}>
            {removeLabel}
          </Button>
        </>
      }
    />
  );
}
