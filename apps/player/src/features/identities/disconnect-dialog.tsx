import { Button } from '@parlour/ui/button/button';
import { LinkIcon } from '@parlour/ui/icons/account';
import { Notice } from '@parlour/ui/overlay/notice';
import { providerName } from '#foundation/identity/provider-name.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { Identity } from './use-identities.ts';

type Props = { identity: Identity | null; onAnswer: (isWanted: boolean) => void };

export function DisconnectDialog({ identity, onAnswer }: Props) {
  const t = useTranslate();
  const provider = identity ? providerName(identity.channel, t) : '';
  return (
    <Notice
      open={identity !== null}
      onClose={() => onAnswer(false)}
      title={t('identity.disconnect_ask', { provider })}
      glyph={LinkIcon}
      tone="bad"
      arrange="pair"
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('identity.keep')}</Button>
          <Button tone="danger" onClick={() => onAnswer(true)}>
            {t('identity.disconnect')}
          </Button>
        </>
      }
    >
      {t('identity.disconnect_text')}
    </Notice>
  );
}
