// Sign-in with an account of another service (IDP-01): the buttons, the returned identity, and the dialog if no account has it (IDP-03).
import { useEffect, type ComponentType } from 'react';
import { Message } from '@parlour/ui/form/message';
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import { takeGiven, type GivenIdentity } from '#foundation/identity/handover.ts';
import type { NewAccountProps } from '#foundation/identity/new-account-slot.ts';
import { useAppResult } from '#foundation/identity/use-app-result.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { originHere, takeAffiliate } from '#foundation/tracking/take-affiliate.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { tabStorage } from '#platform/storage.ts';
import { providerName } from '#foundation/identity/providers.ts';
import type { SignIn } from '../use-sign-in.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { IdentityRow } from './identity-row.tsx';
import { makePending } from './pending-identity.ts';
import css from './identity.module.css';

export type IdentityLoginProps = {
  signIn: SignIn;
  loadNewAccount: () => Promise<ComponentType<NewAccountProps>>;
};

export function IdentityLogin({ signIn, loadNewAccount }: IdentityLoginProps) {
  const foundation = useFoundation();
  const pending = foundation.keep(makePending);
  const now = useStore(pending);
  const { submit } = signIn;

  function send({ channel, idToken, label }: GivenIdentity): void {
    pending.set({ channel, idToken, label, stage: 'sent' });
    submit({
      username: '',
      password: '',
      type: 'firebase',
      firebaseChannel: channel,
      firebaseIdToken: idToken,
      rememberMe: false,
      ...takeAffiliate(foundation),
      ...originHere(),
    });
  }
  useEffect(() => {
    const given = takeGiven(tabStorage, 'login');
    if (given) send(given);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is handed over once
  }, []);

  useAppResult();
  if (!useTexts('identity')) return null;
  return (
    <>
      {now?.stage === 'kept' && <KeptNote channel={now.channel} />}
      <IdentityRow />
      <ChoiceDialog
        identity={now?.stage === 'unknown' ? now : null}
        loadNewAccount={loadNewAccount}
        onExisting={() => now && pending.set({ ...now, stage: 'kept' })}
        onClose={() => pending.set(null)}
      />
    </>
  );
}

/** A note that explains why the player has to log in now. */
function KeptNote({ channel }: { channel: IdentityChannel }) {
  const t = useTranslate();
  return (
    <div className={css.note}>
      <Message tone="info">
        {t('identity.bind_hint', { provider: providerName(channel, t) })}
      </Message>
    </div>
  );
}
