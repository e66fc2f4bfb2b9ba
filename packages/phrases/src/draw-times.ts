// Texts about when a lottery is drawn and when its sales end, for the game and for the public page of draws.

/** The schedule of draws. `every`: the interval in seconds. `at`: the time of day in `zone` (IANA), on these days of the week (0 is Sunday; null for every day). */
export type Timetable =
  | { every: number }
  | { at: string; days: readonly number[] | null; zone: string };

type SayTimes = {
  (id: 'studio.lottery.every' | 'studio.lottery.closes', values: { span: string }): string;
  (id: 'studio.lottery.draws_daily', values: { time: string; zone: string }): string;
  (id: 'studio.lottery.draws_on', values: { days: string; time: string; zone: string }): string;
};

/** A Sunday in UTC, for the names of weekdays. */
const someSunday = Date.UTC(2026, 10, 22);
const dayMs = 86_400_000;

/** The reader's language; `locale` is for `Intl`, such as 'en-GB'. `mark` marks the figures of a text, which are else as the rest. */
type Reader = { say: SayTimes; locale: string; mark?: (figure: string) => string };

const unmarked = (figure: string): string => figure;

export function drawsText(
  { say, locale: language, mark = unmarked }: Reader,
  schedule: Timetable,
): string {
  if ('every' in schedule) {
    return say('studio.lottery.every', { span: mark(spanText(language, schedule.every)) });
  }
  const { at, days, zone } = schedule;
  const time = mark(clockOf(at, language));
  const place = zoneName(zone, language);
  if (days === null || days.length === 0)
    return say('studio.lottery.draws_daily', { time, zone: place });
  const names = days.map((day) => dayName(day, language));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return say('studio.lottery.draws_on', { days: list, time, zone: place });
}

export const closesText = ({ say, locale, mark = unmarked }: Reader, seconds: number): string =>
  say('studio.lottery.closes', { span: mark(spanText(locale, seconds)) });

/** Returns a span such as "60 seconds" or "5 minutes": minutes from two on, if there is no rest. */
function spanText(language: string, seconds: number): string {
  const isMinutes = seconds > 60 && seconds % 60 === 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(isMinutes ? seconds / 60 : seconds);
}

const dayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    someSunday + day * dayMs,
  );

/** Formats a time of day of the zone for the reader. */
function clockOf(at: string, language: string): string {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(Date.UTC(2026, 0, 1, hours, minutes));
}

/** Returns the zone's name, such as "Philippine Standard Time", or its id if the browser knows no name. */
function zoneName(zone: string, language: string): string {
  // Otherwise Intl names it GMT+00:00.
  if (zone === 'UTC') return zone;
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(someSunday);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
