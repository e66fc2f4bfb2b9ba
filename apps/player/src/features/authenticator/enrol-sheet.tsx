// Turning it on: the secret and its first code, then the recovery codes, which are shown this once.
import { useState } from 'react';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTranslate } from '#foundation/use-foundation.ts';
import { CodesStep } from './codes-step.tsx';
import { SecretStep } from './secret-step.tsx';
import type { Enrolment } from './use-authenticator.ts';

type Props = {
  /** Null while none is under way. */
  enrolment: Enrolment | null;
  onClose: (isOn: boolean) => void;
};

export function EnrolSheet({ enrolment, onClose }: Props) {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // What is shown while the sheet leaves.
  const [shown, setShown] = useState(enrolment);
  if (enrolment !== null && enrolment !== shown) {
    setShown(enrolment);
    setCodes(null);
  }
  return (
    <Sheet
      open={enrolment !== null}
      // The codes are gone for good with it: only who keeps them leaves.
      onClose={codes === null ? () => onClose(false) : undefined}
      title={t(codes === null ? 'authenticator.set_up' : 'authenticator.turned_on')}
      closeLabel={t('site.close')}
    >
      {codes === null && shown && (
        <SecretStep key={shown.secret} enrolment={shown} onConfirmed={setCodes} />
      )}
      {codes !== null && <CodesStep codes={codes} onDone={() => onClose(true)} />}
    </Sheet>
  );
}
