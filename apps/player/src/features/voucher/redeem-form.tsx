import { useRef } from 'react';
import { FieldButton } from '@parlour/ui/form/field-button';
import { TextField } from '@parlour/ui/form/text-field';
import { TicketIcon } from '@parlour/ui/icons/categories';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useRedeem } from './use-voucher-claims.ts';

/** The contract's limit for the length of a code. */
const mostLetters = 64;

export function RedeemForm({ onPaid }: { onPaid: () => void }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const { code, type, problem, isBusy, redeem } = useRedeem(onPaid);
  const isOff = code.trim() === '' || isBusy;
  async function send(): Promise<void> {
    // Screen readers read the reason with the field.
    if ((await redeem()) === false) field.current?.focus();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        ref={field}
        label={t('voucher.code')}
        labelHidden
        placeholder={t('voucher.enter_code')}
        icon={<TicketIcon size={20} />}
        ltr
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={mostLetters}
        readOnly={isBusy}
        value={code}
        onChange={(event) => type(event.target.value)}
        error={problem?.(t)}
        trailing={
          <FieldButton isOff={isOff} isBusy={isBusy}>
            {t('voucher.redeem')}
          </FieldButton>
        }
      />
    </form>
  );
}
