import { expect, test } from 'vitest';
import { readZone } from './time-zone.ts';

test('LAUNCH-02 a zone is an IANA name, and an offset is none', () => {
  expect(readZone('Asia/Manila')).toBe('Asia/Manila');
  expect(readZone('asia/manila')).toBe('Asia/Manila');
  expect(readZone('America/Argentina/Ushuaia')).toBe('America/Argentina/Ushuaia');
  expect(readZone('UTC')).toBe('UTC');
  for (const none of [
    '+08:00',
    '',
    'Asia',
    'Asia/None',
    '../etc',
    'Asia/Manila ',
    'x'.repeat(80),
  ]) {
    expect(readZone(none), none).toBeNull();
  }
});
