// The rows about the login, the devices, the language and the theme, and the facts about the account.
import type { ReactNode } from 'react';
import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import {
  BellRingingIcon,
  DevicesIcon,
  KeyIcon,
  LinkIcon,
  LockKeyIcon,
  ShieldCheckIcon,
} from '@parlour/ui/icons/account';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberGroup } from './member-group.tsx';
import type { Member } from './profile.ts';

type Props = { member: Member | null; language: ReactNode; theme: ReactNode };

/** The rows, without those of features that the merchant does not offer. */
export function AccountRows({ member, language, theme }: Props) {
  const t = useTranslate();
  const { passkeys, firebase, push } = useFoundation().boot.status.info;
  return (
    <MemberGroup title={t('member.account')}>
      <List>
        <ListRow icon={LockKeyIcon} title={t('member.password')} href={href('changePsw')} />
        <ListRow
          icon={ShieldCheckIcon}
          title={t('member.authenticator')}
          href={href('authenticator')}
        />
        {passkeys && (
          <ListRow icon={KeyIcon} title={t('member.passkeys')} href={href('passkeys')} />
        )}
        {firebase && (
          <ListRow icon={LinkIcon} title={t('member.identities')} href={href('identities')} />
        )}
        <DevicesRow lastLogin={member?.lastLogin ?? null} />
        {push && (
          <ListRow icon={BellRingingIcon} title={t('member.alerts')} href={href('alerts')} />
        )}
        {language}
        {theme}
      </List>
      {member && <MemberFacts member={member} />}
    </MemberGroup>
  );
}

/** The link to the devices, with the login before this one: a time that the member does not know reveals a stranger. */
function DevicesRow({ lastLogin }: { lastLogin: number | null }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const format = dateFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ListRow
      icon={DevicesIcon}
      title={t('member.devices')}
      href={href('devices')}
      {...(lastLogin !== null && {
        detail: t('member.last_login', { time: format.format(lastLogin) }),
      })}
    />
  );
}
