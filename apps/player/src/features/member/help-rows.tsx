import { DownloadSimpleIcon } from '@parlour/ui/icons/account';
import { GaugeIcon } from '@parlour/ui/icons/alerts';
import { HeadsetIcon, LightbulbIcon } from '@parlour/ui/icons/feedback';
import { ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { href } from '#foundation/navigation/paths.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { AboutRow } from './legal/about-row.tsx';
import { MemberGroup } from './member-group.tsx';

/** `hasContact`: whether customer service has a row. A page that failed leads there already. */
type Props = { hasContact: boolean };

/** The chat and customer service where the merchant has them, feedback, the app, what is measured, and what stands behind the site. */
export function HelpRows({ hasContact }: Props) {
  const t = useTranslate();
  const { boot, site } = useFoundation();
  const contact = contactOf(boot.status.info.customerService);
  return (
    <MemberGroup title={t('member.help')}>
      <List>
        {site.flag('CBS3') && (
          <ListRow icon={ChatCircleDotsIcon} title={t('member.chat')} href={href('chat')} />
        )}
        {hasContact && contact !== null && (
          <ListRow icon={HeadsetIcon} title={t('member.contact')} href={contact} />
        )}
        <ListRow icon={LightbulbIcon} title={t('member.feedback')} href={href('feedback')} />
        <ListRow icon={DownloadSimpleIcon} title={t('member.app')} href={href('appDownload')} />
        <ListRow icon={GaugeIcon} title={t('member.measured')} href={href('consent')} />
        <AboutRow />
      </List>
    </MemberGroup>
  );
}
