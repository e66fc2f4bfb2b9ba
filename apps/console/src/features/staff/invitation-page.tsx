// /invitation#TOKEN: sets a password and a passkey or an authenticator, shows the recovery codes once, and leads in (STAFF-02).
import Alert from '@mui/material/Alert';
import { openInvitation } from '@parlour/contract/staff/console-calls';
import { consolePages } from '@parlour/contract/staff/console-pages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailedState } from '#foundation/failed-state.tsx';
import { codeOf } from '#foundation/failures.ts';
import { LoadingState } from '#foundation/loading-state.tsx';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { EntryCard } from './entry-card.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function InvitationPage() {
  const say = useSay();
  const office = useOffice();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function enter(): Promise<void> {
    office.begin();
    // Answers from before the login are those to a stranger.
    await office.queries.resetQueries();
    await navigate(consolePages.desk, { replace: true });
  }
  if (codes) {
    return (
      <EntryCard title={say('console.recovery')}>
        <RecoveryCodes codes={codes} onDone={() => void enter()} />
      </EntryCard>
    );
  }
  return (
    <EntryCard title={say('console.invitation')}>
      {token === '' ? (
        <Alert severity="error">{say('console.refused.invitation')}</Alert>
      ) : (
        <OpenedInvitation key={token} token={token} onTaken={setCodes} />
      )}
    </EntryCard>
  );
}

type OpenedProps = { token: string; onTaken: (codes: readonly string[]) => void };

function OpenedInvitation({ token, onTaken }: OpenedProps) {
  const say = useSay();
  const { call } = useOffice();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(openInvitation, { token }),
    staleTime: Infinity,
  });
  if (data) return <InvitationForm token={token} invitation={data} onTaken={onTaken} />;
  if (codeOf(error) === 'invitation_over') {
    return <Alert severity="error">{say('console.refused.invitation')}</Alert>;
  }
  if (error) {
    return <FailedState error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return <LoadingState />;
}
