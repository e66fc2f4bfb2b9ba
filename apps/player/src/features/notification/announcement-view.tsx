// A whole announcement: its picture, the operator's HTML, and the link if it has one (POP-04).
import { useEffect, useEffectEvent } from 'react';
import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import { ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { Pill } from '@parlour/ui/card/pill';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { currentOrigin } from '#platform/address.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useAnnouncementHtml } from '#foundation/operator-html/use-announcement-html.ts';
import { wayOf } from '#foundation/operator-html/way-of-link.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import htmlCss from '#foundation/operator-html/announcement-html.module.css';
import css from './notifications.module.css';
import type { NotificationItem } from './use-notifications.ts';

const when = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

// The picture is decorative: the title is next to it.
const silent = '';

export function AnnouncementView({
  item,
  onRead,
}: {
  item: NotificationItem;
  onRead: (id: string) => void;
}) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const tellRead = useEffectEvent(() => {
    if (!item.isRead) onRead(item.id);
  });
  useEffect(() => tellRead(), []);
  const { id, title, line, html, at, link } = item;
  const art = encodeURIComponent(id.replace(/^\w+\//, ''));
  const hasWay = link !== null && wayOf(link, currentOrigin()) !== 'nowhere';
  return (
    <>
      <header className={css.hero}>
        <img src={`/m/notices/any/${art}.svg`} alt={silent} width={350} height={176} />
        <span className={css.back}>
          <IconButton label={t('site.back')} href={href('notifications')}>
            <CaretLeftIcon size={20} flip />
          </IconButton>
        </span>
      </header>
      <main className={`scroll ${css.whole}`}>
        <p className={`text-caption text-faint num ${css.from}`}>
          <Pill>{t('notification.announcement')}</Pill>
          <time dateTime={new Date(at).toISOString()}>
            {dateFormat(localeOf(language), when).format(at)}
          </time>
        </p>
        <h1 className="text-display" dir="auto">
          {title}
        </h1>
        {html === null ? (
          <p className={`${htmlCss.html} ${css.html}`} dir="auto">
            {line}
          </p>
        ) : (
          <Html html={html} />
        )}
        {hasWay && (
          <footer className={css.dock} data-outside="ask">
            <ButtonLink tone="primary" href={link}>
              {t('notification.go')}
            </ButtonLink>
          </footer>
        )}
      </main>
    </>
  );
}

function Html({ html }: { html: string }) {
  const t = useTranslate();
  const { place, hasFailed } = useAnnouncementHtml(html);
  return (
    <>
      <div ref={place} className={`${htmlCss.html} ${css.html}`} dir="auto" data-outside="ask" />
      {hasFailed && <p className="text-muted text-small">{t('site.unavailable')}</p>}
    </>
  );
}
