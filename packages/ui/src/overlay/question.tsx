import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { Icon } from '../icons/icon.tsx';
import { Notice } from './notice.tsx';

type Props = {
  open: boolean;
  title: string;
  /** Consequences of the removal. */
  children: ReactNode;
  glyph: Icon;
  keepLabel: string;
  removeLabel: string;
  /** Whether the removal is running; the question stays open until it ends. */
  busy?: boolean;
  onAnswer: (isWanted: boolean) => void;
};

/** Question before something is removed. Dismissing it removes nothing. */
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
