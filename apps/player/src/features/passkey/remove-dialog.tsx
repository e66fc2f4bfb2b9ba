import { Button } from '@parlour/ui/button/button';
import { ShieldWarningIcon } from '@parlour/ui/icons/account';
import { Notice } from '@parlour/ui/overlay/notice';
import { useTranslate } from '#foundation/use-foundation.ts';

type Props = { open: boolean; onAnswer: (isWanted: boolean) => void };

export function RemoveDialog({ open, onAnswer }: Props) {
  const t = useTranslate();
  return (
    <Notice
      open={open}
      onClose={() => onAnswer(false)}
      title={t('passkey.remove_ask')}
      glyph={ShieldWarningIcon}
      tone="bad"
      arrange="pair"
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('passkey.keep')}</Button>
          <Button tone="danger" onClick={() => onAnswer(true)}>
            {t('passkey.remove')}
          </Button>
        </>
      }
    >
      {t('passkey.remove_text')}
    </Notice>
  );
}
