// The advice where neither a window nor a redirect to the other service works (IDP-01).
import { Message } from '@parlour/ui/form/message';
import type { IdentityRequest } from '#foundation/identity/handover.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { currentHostName, currentPlace } from '#platform/address.ts';
import css from './identity.module.css';
import { otherRedirectHost } from './redirect.ts';

type Props = {
  wish: IdentityRequest;
  /** True if a window would work, but the browser blocked it. */
  isWindow: boolean;
};

export function OtherAddress({ wish, isWindow }: Props) {
  const t = useTranslate();
  const { firebase } = useFoundation().boot.status.info;
  const host = otherRedirectHost(firebase, currentHostName());
  const hint = isWindow ? t('identity.allow_windows') : t('identity.not_in_app');
  return (
    <div className={css.choice}>
      <Message tone="warn">
        <span className={css.lines}>
          <span>{hint}</span>
          {host !== null && <span>{t('identity.works_elsewhere', { host })}</span>}
        </span>
      </Message>
      {host !== null && (
        <a className="btn btn--tonal btn--wide" href={addressAt(host, wish)}>
          <span>{t('identity.continue_there')}</span>
        </a>
      )}
    </div>
  );
}

/** The page at the other address. A member is a guest there, and reaches the connected sign-ins through its login. */
function addressAt(host: string, { channel, purpose }: IdentityRequest): string {
  const { protocol, port } = currentPlace();
  const way = channel === null ? '' : `?with=${channel}`;
  const path = purpose === 'bind' ? href('identities') : href('identity', way);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}${path}`;
}
