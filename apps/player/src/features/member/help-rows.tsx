import { DownloadSimpleIcon } from '@parlour/ui/icons/account';
import { HeadsetIcon, LightbulbIcon } from '@parlour/ui/icons/feedback';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { href } from '#foundation/navigation/paths.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { MemberGroup } from './member-group.tsx';

/** Customer service if the merchant has one, feedback, and the app. */
export function HelpRows() {
  const t = useTranslate();
  const contact = contactOf(useFoundation().boot.status.info.customerService);
  return (
    <MemberGroup title={t('member.help')}>
      <List>
        {contact !== null && (
          <ListRow icon={HeadsetIcon} title={t('member.contact')} href={contact} />
        )}
        <ListRow icon={LightbulbIcon} title={t('member.feedback')} href={href('feedback')} />
        <ListRow icon={DownloadSimpleIcon} title={t('member.app')} href={href('appDownload')} />
      </List>
    </MemberGroup>
  );
}
