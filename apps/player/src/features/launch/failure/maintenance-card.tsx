import { useState } from 'react';
import { Pill } from '@parlour/ui/card/pill';
import { ClockIcon } from '@parlour/ui/icons/status';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../launch.module.css';
import { maintenanceWindow } from './maintenance-window.ts';

type Props = { from: number | null; until: number | null };

/** The time of a maintenance. Renders nothing if its end is unknown. */
export function MaintenanceCard(props: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const [now] = useState(Date.now);
  const window = maintenanceWindow(props, language, now);
  if (!window) return null;
  const { hours, minutes } = window.left;
  return (
    <div className={css.card}>
      <List>
        <ListRow
          icon={ClockIcon}
          title={<b className="num">{window.hours}</b>}
          detail={t('launch.your_time', { day: window.day })}
          end={
            <Pill>
              {hours > 0
                ? t('launch.left_hours', { hours, minutes })
                : t('launch.left_minutes', { minutes })}
            </Pill>
          }
        />
      </List>
    </div>
  );
}
