import { useEffect, useState } from 'react';
import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import { ClockIcon } from '@parlour/ui/icons/status';
import type { Translate } from '#foundation/language/language.ts';
import { timeLeft, type TimeLeft } from '#foundation/language/time-left.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './front.module.css';

type Props = {
  /** Epoch milliseconds. */
  until: number;
  onOver: () => Promise<unknown>;
};

const dayAndTime = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const minuteMs = 60_000;
/** The minutes until a time, rounded up, so that a time still ahead never counts as over. */
const minutesTo = (until: number): number => Math.ceil((until - Date.now()) / minuteMs);

/** The expected end of the maintenance in the visitor's time zone. Renders nothing once it is past. */
export function EndTime({ until, onOver }: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  // The server does not know the visitor's time zone, so it renders only a placeholder.
  const isHydrated = useIsHydrated();
  const minutes = useMinutesLeft(until, onOver);
  if (isHydrated && minutes <= 0) return null;
  const time = dateFormat(localeOf(language), dayAndTime);
  return (
    <div className={css.card}>
      <span className={css.disc}>
        <ClockIcon size={24} />
      </span>
      <div className={css.when}>
        <p className="text-caption text-faint">{t('front.expected_back')}</p>
        <p className={`text-subheading num ${css.time}`}>
          {isHydrated && <time dateTime={new Date(until).toISOString()}>{time.format(until)}</time>}
        </p>
      </div>
      {isHydrated && (
        <span className={`num ${css.left}`}>{sayLeft(timeLeft(minutes * minuteMs, 0), t)}</span>
      )}
    </div>
  );
}

function sayLeft({ days, hours, minutes }: TimeLeft, t: Translate): string {
  if (days > 0) return t('front.in_days', { count: days });
  if (hours === 0) return t('front.in_minutes', { minutes });
  return minutes === 0
    ? t('front.in_whole_hours', { hours })
    : t('front.in_hours', { hours, minutes });
}

/** Counts the minutes down while the page is open, and calls `onOver` at the end. */
function useMinutesLeft(until: number, onOver: Props['onOver']): number {
  const [minutes, setMinutes] = useState(() => minutesTo(until));
  const isOver = minutes <= 0;
  useEffect(() => {
    const count = () => setMinutes(minutesTo(until));
    count();
    if (isOver) return undefined;
    const timer = setInterval(count, minuteMs / 4);
    return () => clearInterval(timer);
  }, [until, isOver]);
  useEffect(() => {
    if (isOver) void onOver();
  }, [isOver, onOver]);
  return minutes;
}
