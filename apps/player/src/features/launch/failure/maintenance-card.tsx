import { useState } from 'react';
import { Pill } from '@parlour/ui/card/pill';
import { ClockIcon } from '@parlour/ui/icons/status';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { timeLeft, type TimeLeft } from '#foundation/language/time-left.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../launch.module.css';
import { sayEnd } from './say-end.ts';

/** The expected end of a maintenance in epoch milliseconds. Renders nothing if it is unknown or past. */
export function MaintenanceCard({ until }: { until: number | null }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const [now] = useState(Date.now);
  if (until === null || until <= now) return null;
  return (
    <div className={css.card}>
      <List>
        <ListRow
          icon={ClockIcon}
          title={<b className="num">{sayEnd({ until, now, language, t })}</b>}
          detail={t('launch.expected_back')}
          end={<Pill>{sayLeft(timeLeft(until, now), t)}</Pill>}
        />
      </List>
    </div>
  );
}

function sayLeft({ days, hours, minutes }: TimeLeft, t: Translate): string {
  if (days > 0) return t('launch.in_days', { count: days });
  if (hours === 0) return t('launch.in_minutes', { minutes });
  return minutes === 0
    ? t('launch.in_hours', { hours })
    : t('launch.in_hours_minutes', { hours, minutes });
}
