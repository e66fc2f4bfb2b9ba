import { Button } from '@parlour/ui/button/button';
import { SignOutIcon } from '@parlour/ui/icons/account';
import { Notice } from '@parlour/ui/overlay/notice';
import { useTranslate } from '#foundation/use-foundation.ts';

type Props = { open: boolean; onAnswer: (isWanted: boolean) => void };

export function EndOthersDialog({ open, onAnswer }: Props) {
  const t = useTranslate();
  return (
    <Notice
      open={open}
      onClose={() => onAnswer(false)}
      title={t('devices.end_others_ask')}
      glyph={SignOutIcon}
      tone="bad"
      arrange="pair"
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('devices.keep')}</Button>
          <Button tone="danger" onClick={() => onAnswer(true)}>
            {t('devices.end_all')}
          </Button>
        </>
      }
    >
      {t('devices.end_others_text')}
    </Notice>
  );
}
