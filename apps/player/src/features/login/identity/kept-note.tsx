import { Message } from '@parlour/ui/form/message';
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import { providerName } from '#foundation/identity/provider-name.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './identity.module.css';

/** A note that explains why the player has to log in now. */
export function KeptNote({ channel }: { channel: IdentityChannel }) {
  const t = useTranslate();
  return (
    <div className={css.note}>
      <Message tone="info">
        {t('identity.bind_hint', { provider: providerName(channel, t) })}
      </Message>
    </div>
  );
}
