// The time until a draw: digits of one width that change each second, and a text once it has passed.
import type { Translate } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './draw-card.module.css';
import { useSecondsUntil } from './use-draws.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Formats the time as `03:12`, `02:14:36`, or as days and hours in words. */
function writeCountdown(seconds: number, t: Translate): string {
  if (seconds >= day) {
    return t('lobby.days_hours', {
      days: Math.floor(seconds / day),
      hours: Math.floor((seconds % day) / hour),
    });
  }
  const rest = `${two((seconds % hour) / minute)}:${two(seconds % minute)}`;
  return seconds >= hour ? `${two(seconds / hour)}:${rest}` : rest;
}

type Props = {
  until: number | undefined;
  /** Puts the time into a sentence. */
  say?: (time: string) => string;
};

/** A countdown that reserves its space until the server's time is known. Screen readers do not announce each second. */
export function Countdown({ until, say = (time) => time }: Props) {
  const t = useTranslate();
  const left = useSecondsUntil(until);
  if (left === null) return <span className={css.unknown}>{say('00:00')}</span>;
  if (left === 0) return <>{t('lobby.drawing')}</>;
  return (
    <span role="timer" aria-live="off">
      {say(writeCountdown(left, t))}
    </span>
  );
}
