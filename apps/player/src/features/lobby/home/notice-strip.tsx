// The announcements strip: the newest in one line, and a sheet with all. Their texts are the merchant's plain text (LOBBY-04).
import type { Notice } from '@parlour/contract/lobby/lobby';
import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import { BellRingingIcon } from '@parlour/ui/icons/account';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './home.module.css';

type Props = { notices: readonly Notice[]; onOpen: () => void };

export function NoticeStrip({ notices: [first], onOpen }: Props) {
  if (!first) return null;
  return (
    <button type="button" className={css.strip} onClick={onOpen}>
      <BellRingingIcon size={20} />
      <span className={`grow ${css.news}`}>{first.title}</span>
      <CaretRightIcon size={16} flip />
    </button>
  );
}

type SheetProps = { notices: readonly Notice[]; open: boolean; onClose: () => void };

export function NoticesSheet({ notices, open, onClose }: SheetProps) {
  const t = useTranslate();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('lobby.notices')}
      closeLabel={t('lobby.close')}
      tall={notices.length > 3}
    >
      <div className={css.notices}>
        {notices.map((notice) => (
          <NoticeText key={notice.id} notice={notice} />
        ))}
      </div>
    </Sheet>
  );
}

function NoticeText({ notice: { title, content, createdAt } }: { notice: Notice }) {
  const { language } = useStore(useFoundation().language);
  const date = new Date(createdAt);
  const day = dateFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
  }).format(date);
  return (
    <article>
      <h3 className="text-subheading">{title}</h3>
      <time className="text-caption text-faint" dateTime={date.toISOString()}>
        {day}
      </time>
      <p className="text-muted text-small">{content}</p>
    </article>
  );
}
