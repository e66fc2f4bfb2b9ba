// The sheet that turns the authenticator off, by the password or a code.
import { removeAuthenticator } from '@parlour/contract/authenticator/calls';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { refusalOf } from '#foundation/api/outcome.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { ProofForm } from './proof-form.tsx';
import { useProof } from './use-proof.ts';

type Props = { isOpen: boolean; onClose: (isRemoved: boolean) => void };

export function RemovalSheet({ isOpen, onClose }: Props) {
  const t = useTranslate();
  return (
    <Sheet
      open={isOpen}
      onClose={() => onClose(false)}
      title={t('authenticator.remove_ask')}
      closeLabel={t('site.close')}
    >
      <RemovalForm onRemoved={() => onClose(true)} />
    </Sheet>
  );
}

function RemovalForm({ onRemoved }: { onRemoved: () => void }) {
  const t = useTranslate();
  const { api } = useFoundation();
  const form = useProof({
    check: (typed) => (typed === '' ? (say) => say('authenticator.proof_missing') : null),
    send: (passwordOrCode) => api(removeAuthenticator, { passwordOrCode }, { teller: 'page' }),
    onDone: onRemoved,
    explain: (error) =>
      refusalOf(error)?.code === 'password_wrong'
        ? (say) => say('authenticator.proof_wrong')
        : null,
  });
  return (
    <ProofForm
      {...form}
      text={t('authenticator.remove_text')}
      label={t('authenticator.proof')}
      hint={t('authenticator.proof_hint')}
      action={t('authenticator.remove_confirm')}
      tone="danger"
    />
  );
}
