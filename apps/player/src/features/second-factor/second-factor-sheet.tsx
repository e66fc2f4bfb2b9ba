// The sheet that asks for a second factor (TFA). Any one of the factors that the server names is enough.
import { useState } from 'react';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { FactorForm, type FactorFormProps } from './factor-form.tsx';

export function SecondFactorSheet(props: FactorFormProps) {
  const { isOpen, onClose } = props;
  const t = useTranslate();
  const [hasPassed, setPassed] = useState(false);
  const close = hasPassed ? undefined : onClose;
  const isShown = useTexts('member') && isOpen;
  return (
    <Sheet
      open={isShown}
      onClose={close}
      title={t('second-factor.title')}
      closeLabel={t('site.close')}
    >
      <FactorForm {...props} onPassed={() => setPassed(true)} />
    </Sheet>
  );
}
