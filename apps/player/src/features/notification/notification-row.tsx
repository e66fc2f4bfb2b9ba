import type { NotificationKind } from '@parlour/contract/notification/kinds';
import { TrophyIcon } from '@parlour/ui/icons/account';
import { MegaphoneIcon } from '@parlour/ui/icons/alerts';
import { TicketIcon } from '@parlour/ui/icons/categories';
import type { Icon } from '@parlour/ui/icons/icon';
import { ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { shortTime } from './day-groups.ts';
import css from './notifications.module.css';
import type { NotificationItem } from './use-notifications.ts';

const pictures: Record<NotificationKind, Icon> = {
  prize: TrophyIcon,
  draw: TicketIcon,
  answer: ChatCircleDotsIcon,
  announcement: MegaphoneIcon,
};

/** The target of a notification: an announcement opens on this page, all others lead to their own page. */
const addressOf = ({ id, kind, link }: NotificationItem): string =>
  kind === 'announcement' || link === null
    ? href('notifications', `?id=${encodeURIComponent(id)}`)
    : link;

type Props = { item: NotificationItem; now: number; onOpen: () => void };

export function NotificationRow({ item, now, onOpen }: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const { kind, title, line, at, isRead } = item;
  const Picture = pictures[kind];
  const tone = kind === 'prize' ? 'disc--value' : 'disc--brand';
  return (
    <Link
      className={css.row}
      data-new={!isRead || undefined}
      href={addressOf(item)}
      onClick={onOpen}
    >
      {!isRead && <span className="visually-hidden">{t('notification.unread')}</span>}
      <span className={isRead ? 'disc' : `disc ${tone}`}>
        <Picture size={22} />
      </span>
      <span className={css.words}>
        <span className={css.head}>
          <bdi className={css.title}>{title}</bdi>
          <time className="num" dateTime={new Date(at).toISOString()}>
            {shortTime(at, now, language)}
          </time>
        </span>
        <span className={css.line} dir="auto" data-excerpt>
          {line}
        </span>
      </span>
    </Link>
  );
}
