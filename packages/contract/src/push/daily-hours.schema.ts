// Hours of the day in a setting, as an operator writes them.
import { z } from 'zod';
import { orNone } from '../setting-kinds.schema.ts';

/** Hours of the day in minutes since midnight; the end lies on the next day if it is smaller. Start and end always differ. */
export type DailyHours = { from: number; until: number };

const clock = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const minuteOfDay = z.int().min(0).max(1_439);

const minutesOf = (text: string): number => {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const hours = z.codec(
  z.string().regex(new RegExp(`^${clock}-${clock}$`)),
  z.object({ from: minuteOfDay, until: minuteOfDay }).refine(({ from, until }) => from !== until),
  {
    decode: (text) => {
      const [from = '', until = ''] = text.split('-');
      return { from: minutesOf(from), until: minutesOf(until) };
    },
    encode: ({ from, until }) => `${clockOf(from)}-${clockOf(until)}`,
  },
);

export const dailyHours = orNone<DailyHours>({
  expects: 'a period of the day such as 22:00-08:00',
  codec: hours,
});
