// The sheet that turns the authenticator on: password, secret and first code, then the recovery codes, which are shown only once.
import { useState } from 'react';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTranslate } from '#foundation/use-foundation.ts';
import { CodesStep } from './codes-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecretStep } from './secret-step.tsx';
import type { Enrolment } from './use-authenticator.ts';

type Props = {
  isOpen: boolean;
  begin: (password: string) => Promise<Enrolment>;
  onClose: (isOn: boolean) => void;
};

type Step = { enrolment: Enrolment | null; codes: readonly string[] | null };
const first: Step = { enrolment: null, codes: null };

export function EnrolSheet({ isOpen, begin, onClose }: Props) {
  const t = useTranslate();
  const [{ enrolment, codes }, setStep] = useState(first);
  // The step stays while the sheet closes, and is reset when it opens again.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setStep(first);
  }
  return (
    <Sheet
      open={isOpen}
      // The codes are never shown again, so the sheet closes only when the member confirms that they are saved.
      onClose={codes === null ? () => onClose(false) : undefined}
      title={t(codes === null ? 'authenticator.set_up' : 'authenticator.turned_on')}
      closeLabel={t('site.close')}
    >
      {codes !== null ? (
        <CodesStep codes={codes} onDone={() => onClose(true)} />
      ) : enrolment === null ? (
        <PasswordStep begin={begin} onBegun={(begun) => setStep({ ...first, enrolment: begun })} />
      ) : (
        <SecretStep
          enrolment={enrolment}
          onConfirmed={(made) => setStep({ enrolment, codes: made })}
        />
      )}
    </Sheet>
  );
}
