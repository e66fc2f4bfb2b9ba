// Formats times for the reader's locale, in the zone of the device: 20:22 in British English, 8:22 PM in Urdu.

export type Times = {
  /** Formats hours and minutes, with the day if it is not today. */
  short: (at: number, now: number) => string;
  /** Formats with seconds. */
  exact: (at: number) => string;
};

export function createTimes(locale: string): Times {
  const write = (at: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).format(at);
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  // Early times are 05:21 with a 24-hour clock and 5:21 AM with a 12-hour one.
  const hour = hour12 ? 'numeric' : '2-digit';
  const clock: Intl.DateTimeFormatOptions = { hour, minute: '2-digit' };
  const dayOf = (at: number): string => new Date(at).toDateString();
  return {
    short: (at, now) =>
      write(at, {
        ...clock,
        ...(at % 60_000 !== 0 && { second: '2-digit' }),
        ...(dayOf(at) !== dayOf(now) && { day: 'numeric', month: 'short' }),
      }),
    exact: (at) => write(at, { ...clock, second: '2-digit' }),
  };
}
