import type { DailyHours } from '@parlour/contract/push/daily-hours.schema';

/** Whether the time in that zone is in `from` (inclusive) to `until` (exclusive). The hours may span midnight. */
export function isQuiet(hours: DailyHours | null, timeZone: string, at: Date): boolean {
  if (!hours) return false;
  const minute = minuteOf(at, timeZone);
  const { from, until } = hours;
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

function minuteOf(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: 'hour' | 'minute') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
