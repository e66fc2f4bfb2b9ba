import { expect, test } from 'vitest';
import { settings } from './settings.schema.ts';
import { dutyAt, type OpeningHours } from './hours.ts';

const read = (text: string): OpeningHours => settings['chat.hours'].kind.codec.parse(text);

const at = (text: string) => new Date(text);
const duty = (hours: string, moment: string, timeZone = 'Asia/Manila') => {
  const { isOpen, changesAt } = dutyAt(read(hours), at(moment), timeZone);
  return [isOpen, changesAt === null ? null : new Date(changesAt).toISOString()];
};

// 2026-11-25 is a Wednesday, and Manila is eight hours ahead.
test.each([
  ['always', '2026-11-25T12:00:00Z', true, null],
  ['never', '2026-11-25T12:00:00Z', false, null],
  ['Mon-Sun 08:00-23:00', '2026-11-24T23:59:59Z', false, '2026-11-25T00:00:00.000Z'],
  ['Mon-Sun 08:00-23:00', '2026-11-25T00:00:00Z', true, '2026-11-25T15:00:00.000Z'],
  ['Mon-Sun 08:00-23:00', '2026-11-25T15:00:00Z', false, '2026-11-26T00:00:00.000Z'],
  ['Mon-Fri 08:00-18:00', '2026-11-27T10:00:00Z', false, '2026-11-30T00:00:00.000Z'],
  ['Wed 22:00-02:00', '2026-11-25T17:00:00Z', true, '2026-11-25T18:00:00.000Z'],
  ['Sun 22:00-02:00', '2026-11-29T17:00:00Z', true, '2026-11-29T18:00:00.000Z'],
  ['Wed 08:00-12:00, Wed 13:00-17:00', '2026-11-25T04:30:00Z', false, '2026-11-25T05:00:00.000Z'],
  ['Wed 08:00-24:00, Thu 00:00-12:00', '2026-11-25T04:00:00Z', true, '2026-11-26T04:00:00.000Z'],
  ['Mon-Sun 00:00-24:00', '2026-11-25T04:00:00Z', true, null],
  ['Wed 08:00-12:00', '2026-11-25T05:00:00Z', false, '2026-12-02T00:00:00.000Z'],
])('CHAT-05 of the hours %s at %s', (hours, moment, ...expected) => {
  expect(duty(hours, moment)).toEqual(expected);
});

test.each([
  // On 2026-03-29 the clocks of Berlin skip the hour after two, on 2026-10-25 they repeat it.
  ['Sun 01:00-09:00', '2026-03-29T00:30:00Z', true, '2026-03-29T07:00:00.000Z'],
  ['Sun 09:00-12:00', '2026-03-29T05:00:00Z', false, '2026-03-29T07:00:00.000Z'],
  ['Sun 09:00-12:00', '2026-10-25T05:00:00Z', false, '2026-10-25T08:00:00.000Z'],
  ['Sat 18:00-06:00', '2026-10-24T20:00:00Z', true, '2026-10-25T05:00:00.000Z'],
])(
  'CHAT-05 hours are those of the clocks on a day on which they change: %s at %s',
  (hours, moment, ...expected) => {
    expect(duty(hours, moment, 'Europe/Berlin')).toEqual(expected);
  },
);

test.each(['always', 'never', 'Mon-Fri 08:00-18:00, Sat-Sun 10:00-16:30', 'Mon 00:00-24:00'])(
  'CHAT-05 the setting %s is shown as it was set',
  (text) => {
    const { codec } = settings['chat.hours'].kind;
    expect(codec.encode(codec.parse(text))).toBe(text);
  },
);

test.each([
  '',
  'Mon',
  '08:00-18:00',
  'Mon 8-18',
  'Mon 25:00-26:00',
  'Fri-Mon 08:00-18:00',
  'Mon 08:60-09:00',
])('CHAT-05, V1 %j is no hours', (text) => {
  expect(settings['chat.hours'].kind.codec.safeParse(text).success).toBe(false);
});

test.each([
  ['{"EN":["Yes","Not yet"]}', { EN: ['Yes', 'Not yet'] }],
  ['{"EN":["Yes, please"],"TH":["ใช่"]}', { EN: ['Yes, please'], TH: ['ใช่'] }],
  ['none', {}],
])('CHAT-05 the setting of quick replies %j', (text, value) => {
  const { codec } = settings['chat.quickReplies'].kind;
  expect(codec.parse(text)).toEqual(value);
  expect(codec.encode(codec.parse(text))).toBe(text);
});

test.each([
  'Yes',
  '{"XX":["Yes"]}',
  '{"EN":"Yes"}',
  '{"EN":[]}',
  '{"EN":[""]}',
  '{"EN":["a","b","c","d","e","f","g"]}',
])('CHAT-05, V1 %j is no quick replies', (text) => {
  expect(settings['chat.quickReplies'].kind.codec.safeParse(text).success).toBe(false);
});
