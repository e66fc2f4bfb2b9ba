// Facts about the member besides name and club: the date of registration, and the previous login, which may reveal a stranger.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import {
  DeviceMobileIcon,
  IdentificationCardIcon,
  ShieldCheckIcon,
} from '@parlour/ui/icons/account';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Member } from './profile.ts';

/** The facts as rows. An unknown fact has no row. */
export function MemberFacts({ member: { regDate, lastLogin, mobile } }: { member: Member }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const write = (at: number, form: Intl.DateTimeFormatOptions) =>
    dateFormat(localeOf(language), form).format(at);
  return (
    <List label={t('member.details')}>
      {mobile !== null && (
        <ListRow
          icon={DeviceMobileIcon}
          title={t('member.mobile')}
          value={<span className="ltr num">{mobile}</span>}
        />
      )}
      <ListRow
        icon={IdentificationCardIcon}
        title={t('member.since')}
        value={write(regDate, { month: 'long', year: 'numeric' })}
      />
      {lastLogin !== null && (
        <ListRow
          icon={ShieldCheckIcon}
          title={t('member.last_login')}
          value={write(lastLogin, { dateStyle: 'medium', timeStyle: 'short' })}
        />
      )}
    </List>
  );
}
