import { useTranslate } from '#foundation/use-foundation.ts';
import { ProofForm } from './proof-form.tsx';
import type { Enrolment } from './use-authenticator.ts';
import { useProof } from './use-proof.ts';

type Props = {
  begin: (password: string) => Promise<Enrolment>;
  onBegun: (enrolment: Enrolment) => void;
};

export function PasswordStep({ begin, onBegun }: Props) {
  const t = useTranslate();
  const form = useProof({
    check: (typed) => (typed === '' ? (say) => say('login.password_missing') : null),
    send: begin,
    onDone: onBegun,
    explain: () => null,
  });
  return (
    <ProofForm
      {...form}
      text={t('authenticator.password_text')}
      label={t('login.password')}
      action={t('authenticator.continue')}
      tone="primary"
    />
  );
}
