import { expect, it } from 'vitest';
import { maintenanceWindow } from './maintenance-window.ts';

const now = new Date(2026, 10, 22, 3, 18).getTime();
const at = (hour: number, minute = 0) => new Date(2026, 10, 22, hour, minute).getTime();

it('LAUNCH-01 the window is told in the member’s time, with what is left of it', () => {
  const window = maintenanceWindow({ from: at(2), until: at(4, 30) }, 'EN', now);
  expect(window?.day).toBe('Sun 22 Nov');
  expect(window?.hours).toMatch(/^02:00\s*–\s*04:30$/);
  expect(window?.left).toEqual({ hours: 1, minutes: 12 });
});
it.each(['TH', 'UR'] as const)('LAUNCH-01 in %s the digits are the site’s', (language) => {
  const window = maintenanceWindow({ from: null, until: at(4) }, language, now);
  expect(window?.hours).toMatch(/\d{1,2}:18.*\d{1,2}:00/);
});
it.each([
  [null, null],
  [at(2), null],
  [at(1), at(2)],
])('LAUNCH-01 from %s until %s there is nothing to tell', (from, until) => {
  expect(maintenanceWindow({ from, until }, 'EN', now)).toBeNull();
});
