import { ProviderMark } from '@parlour/ui/marks/provider-mark';
import { identityAddress } from '#foundation/identity/handover.ts';
import { offeredChannels, providerName } from '#foundation/identity/providers.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './identity.module.css';

/** Links to the sign-in page, which is a separate document (H1b), so they are plain links and not the router's. */
export function IdentityRow() {
  const t = useTranslate();
  const channels = offeredChannels(useFoundation().boot.status.info);
  if (channels.length === 0) return null;
  return (
    <div className={css.row}>
      <div className="or">{t('identity.or_continue')}</div>
      <div className={css.ways}>
        {channels.map((channel) => (
          <a
            key={channel}
            className={`btn btn--provider ${css.way}`}
            href={identityAddress(channel, 'login')}
            aria-label={t('identity.continue_with', { provider: providerName(channel, t) })}
          >
            <span>
              <ProviderMark channel={channel} />
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}
