// /m/member/notifications: the notifications of 30 days, or with `id` one announcement (MEMBER-14).
import { IconButton } from '@parlour/ui/button/icon-button';
import { ChecksIcon } from '@parlour/ui/icons/alerts';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { href } from '#foundation/navigation/paths.ts';
import { useSearch } from '#foundation/navigation/use-address.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { AnnouncementView } from './announcement-view.tsx';
import { NotificationList } from './notification-list.tsx';
import css from './notifications.module.css';
import { countUnread, useNotifications } from './use-notifications.ts';

export function NotificationsPage() {
  const t = useTranslate();
  const help = useHelp();
  const { value, problem, isLoading, retry, read, readAll } = useNotifications();
  const id = new URLSearchParams(useSearch()).get('id');
  const opened = value?.find((item) => item.id === id);
  if (opened) return <AnnouncementView key={opened.id} item={opened} onRead={read} />;
  const hasNews = value !== null && countUnread(value) > 0;
  return (
    <AskedPage
      title={t('notification.title')}
      back={{ label: t('site.back'), href: href('home') }}
      end={
        hasNews ? (
          <IconButton label={t('notification.read_all')} onPress={() => void readAll()}>
            <ChecksIcon size={24} />
          </IconButton>
        ) : undefined
      }
      rows={5}
      className={css.page}
      content={
        value && (
          <NotificationList
            items={value}
            // An announcement is marked as read when it opens.
            onOpen={({ id: itemId, kind }) => kind !== 'announcement' && read(itemId)}
          />
        )
      }
      failure={problem && { title: t('notification.failed'), text: problem(t), help }}
      retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
    />
  );
}
