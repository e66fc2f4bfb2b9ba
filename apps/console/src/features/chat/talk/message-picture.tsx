import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { queuedPicture } from '@parlour/contract/chat/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import css from './messages.module.css';
import { useAddress } from './use-address.ts';
import type { NamedTalk } from './use-talk.ts';

type Props = { of: NamedTalk; pictureId: string; number: number };

/** A picture of a message. It is fetched by a call, because pictures have no address of their own, and opens large. */
export function MessagePicture({ of, pictureId, number }: Props) {
  const say = useSay();
  const { fetchPicture } = useOffice();
  const [isLarge, setLarge] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['picture', of.merchant, of.id, pictureId],
    // Comes with the talk, whose opening was the action.
    queryFn: ({ signal }) =>
      fetchPicture(queuedPicture, { ...of, pictureId }, { isUnasked: true, signal }),
    staleTime: Infinity,
  });
  const address = useAddress(data);
  const name = say('console.picture', { number });
  if (error) {
    return (
      <p className={css.lost}>
        {say('console.picture_failed', { number })}
        <Button onClick={() => void refetch()}>{say('console.retry')}</Button>
      </p>
    );
  }
  if (address === null) return <div className={css.picture} aria-hidden="true" />;
  return (
    <>
      <button type="button" className={css.picture} onClick={() => setLarge(true)}>
        <img src={address} alt={name} />
      </button>
      <Dialog
        open={isLarge}
        maxWidth="lg"
        slotProps={{ paper: { 'aria-label': name } }}
        onClose={() => setLarge(false)}
      >
        <img className={css.large} src={address} alt={name} />
        <DialogActions>
          <Button onClick={() => setLarge(false)}>{say('console.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
