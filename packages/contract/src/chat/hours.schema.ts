// The kind of the setting of opening hours.
import { z } from 'zod';
import type { Kind } from '../setting.ts';
import { weekdays, type DailyHours, type OpeningHours } from './hours.ts';

const dayHours = /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? (\d\d):([0-5]\d)-(\d\d):([0-5]\d)$/;
const dayMinutes = 24 * 60;

function readHours(text: string): DailyHours | null {
  const [, first = '', last = first, ...times] = dayHours.exec(text) ?? [];
  const [begin, end] = [first, last].map((name) => weekdays.findIndex((day) => day === name));
  const [hours = 0, minutes = 0, untilHours = 0, untilMinutes = 0] = times.map(Number);
  const from = hours * 60 + minutes;
  const to = untilHours * 60 + untilMinutes;
  if (begin === undefined || end === undefined || begin < 0 || end < begin) return null;
  if (from >= dayMinutes || to > dayMinutes) return null;
  return { days: weekdays.slice(begin, end + 1), from, to };
}

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function writeHours({ days, from, to }: DailyHours): string {
  const [first, last] = [days[0], days.at(-1)];
  const span = first === last ? first : `${first}-${last}`;
  return `${span} ${clockTime(from)}-${clockTime(to)}`;
}

const words = { always: null, never: [] } as const;
const isHours = (value: unknown): value is OpeningHours =>
  value === null || (Array.isArray(value) && value.every((each) => each !== null));

export const openingHours: Kind<OpeningHours> = {
  expects:
    'always, never, or hours such as Mon-Fri 08:00-23:00, Sat-Sun 10:00-02:00 in the time zone of the setting timeZone',
  codec: z.codec(z.string().max(500), z.custom<OpeningHours>(isHours), {
    decode: (text) => {
      if (text === 'always' || text === 'never') return words[text];
      return text.split(',').map((part) => readHours(part.trim())) as DailyHours[];
    },
    encode: (hours) => {
      if (hours === null) return 'always';
      return hours.length === 0 ? 'never' : hours.map(writeHours).join(', ');
    },
  }),
};
