// Times as their reader is used to, in the zone of the device: 20:22 in British English, 8:22 PM in Urdu.

export type Times = {
  /** With the day where that is not today's. */
  short: (at: number, now: number) => string;
  /** To the second. */
  exact: (at: number) => string;
};

export function createTimes(locale: string): Times {
  const write = (at: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).format(at);
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  // Early in the day 05:21 where the clock goes to 24, and 5:21 AM where it goes to 12.
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
