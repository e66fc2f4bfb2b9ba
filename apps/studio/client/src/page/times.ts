// Formats times for the reader's language, in the zone of the device and on the clock of 24 hours: 20:22.

/** Formats hours and minutes, with the day if it is not today, and with seconds if asked to. */
export type WriteTime = (at: number, now: number, hasSeconds?: boolean) => string;

export function createTimes(locale: string): WriteTime {
  const dayOf = (at: number): string => new Date(at).toDateString();
  return (at, now, hasSeconds = false) =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(hasSeconds && { second: '2-digit' }),
      ...(dayOf(at) !== dayOf(now) && { day: 'numeric', month: 'short' }),
    }).format(at);
}
