import '@parlour/ui/pages.css';
import { Button } from '@parlour/ui/button/button';
import { KeyIcon } from '@parlour/ui/icons/account';
import { List } from '@parlour/ui/list/list';
import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Passkey } from './use-passkeys.ts';

type Props = {
  passkeys: readonly Passkey[];
  /** The id of the passkey that is being removed, or null. */
  busy: string | null;
  /** Null if this session may not remove passkeys. */
  onRemove: ((passkey: Passkey) => void) | null;
};

/** The name of a passkey: the provider that stores it, else the device on which it was created. */
function nameOf({ provider, device }: Passkey, t: Translate): string {
  if (provider !== '') return provider;
  const [browser = '', system] = device.split(', ');
  if (system !== undefined) return t('passkey.on', { browser, system });
  return browser === '' ? t('passkey.unnamed') : browser;
}

const dayAndTime = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

export function PasskeyList({ passkeys, busy, onRemove }: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const times = dateFormat(localeOf(language), dayAndTime);
  return (
    <List label={t('passkey.list')}>
      {passkeys.map((passkey) => {
        const { id, createdAt, lastUsedAt } = passkey;
        const name = nameOf(passkey, t);
        return (
          <div key={id} className="list-row list-row--disc list-row--acts">
            <span className="disc">
              <KeyIcon size={24} />
            </span>
            <span className="grow">
              <bdi>{name}</bdi>
              <small>{t('passkey.created', { time: times.format(createdAt) })}</small>
              <small>
                {lastUsedAt === null
                  ? t('passkey.never')
                  : t('passkey.used', { time: times.format(lastUsedAt) })}
              </small>
            </span>
            {onRemove && (
              <Button
                size="small"
                aria-label={t('passkey.remove_full', { name })}
                busy={busy === id}
                onClick={() => onRemove(passkey)}
              >
                {t('passkey.remove')}
              </Button>
            )}
          </div>
        );
      })}
    </List>
  );
}
