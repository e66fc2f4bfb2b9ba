import { useState } from 'react';
import { BellIcon } from '@parlour/ui/icons/navigation';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import { useTranslate } from '#foundation/use-foundation.ts';
import { groupByDay } from './day-groups.ts';
import { NotificationRow } from './notification-row.tsx';
import css from './notifications.module.css';
import { countUnread, type NotificationItem } from './use-notifications.ts';

const shelves = ['all', 'announcements', 'own'] as const;
type Shelf = (typeof shelves)[number];

const isOn = (shelf: Shelf, { kind }: NotificationItem): boolean =>
  shelf === 'all' || (kind === 'announcement') === (shelf === 'announcements');

const panel = 'notifications';

type Props = { items: readonly NotificationItem[]; onOpen: (item: NotificationItem) => void };

/** The notifications by day, all or one of two kinds. Each chip shows the number of new ones. */
export function NotificationList({ items, onOpen }: Props) {
  const t = useTranslate();
  const [shelf, setShelf] = useState<Shelf>('all');
  // Computed once: a page that stays open past midnight is not grouped again.
  const [now] = useState(() => Date.now());
  if (items.length === 0) return <Nothing />;
  const shown = items.filter((item) => isOn(shelf, item));
  const chips = shelves.map((id) => {
    const count = countUnread(items.filter((item) => isOn(id, item)));
    return { id, label: t(`notification.${id}`), count: count || undefined };
  });
  return (
    <>
      <ChipRow
        label={t('notification.which')}
        chips={chips}
        selected={shelf}
        onSelect={setShelf}
        panel={panel}
      />
      <TabPanel panel={panel} selected={shelf}>
        {shown.length === 0 && <Nothing />}
        {groupByDay(shown, now).map((group) => (
          <section key={group.span}>
            <h2 className={css.day}>{t(`notification.${group.span}`)}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.id}>
                  <NotificationRow item={item} now={now} onOpen={() => onOpen(item)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </TabPanel>
    </>
  );
}

function Nothing() {
  const t = useTranslate();
  return (
    <EmptyState icon={BellIcon} title={t('notification.none')}>
      {t('notification.none_text')}
    </EmptyState>
  );
}
