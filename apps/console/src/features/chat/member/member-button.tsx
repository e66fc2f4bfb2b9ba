import CloseIcon from '@mui/icons-material/Close';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useSay } from '#foundation/texts.ts';
import type { NamedTalk } from '../talk/use-talk.ts';
import { MemberPanel } from './member-panel.tsx';

/** The button that shows what is known of the member, where there is no room beside the talk. */
export function MemberButton({ of }: { of: NamedTalk }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={say('console.member')}
        title={say('console.member')}
        onClick={() => setOpen(true)}
      >
        <PersonIcon />
      </IconButton>
      <Dialog
        open={isOpen}
        fullWidth
        maxWidth="xs"
        slotProps={{ paper: { 'aria-label': say('console.member') } }}
        onClose={close}
      >
        <MemberPanel
          of={of}
          isPressed
          onLeave={close}
          close={
            <IconButton aria-label={say('console.close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          }
        />
      </Dialog>
    </>
  );
}
