// Events of a member whose every detail is known and agreed to.
import { randomUUID } from 'node:crypto';
import type { AdEvent, AdPerson } from '../ads.ts';

/** The time of tests, that of the test sandbox. */
export const noon = new Date('2026-11-21T12:00:00Z');

export const person: AdPerson = {
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Linux; Android 15)',
  fbc: `fb.1.${noon.getTime()}.IwAR-Click`,
  fbp: `fb.1.${noon.getTime()}.1098115397`,
  ttclid: 'E.C.P.tiktok-click',
  ttp: '2lkQ-tiktok-cookie',
  emailHash: '1'.repeat(64),
  phoneHash: '2'.repeat(64),
  plusPhoneHash: '3'.repeat(64),
  memberHash: '4'.repeat(64),
};

const browserId = '7d0a2c5e-6f3b-4a8e-9c1d-2b4f6a8c0e1f';
export const minuteMs = 60_000;

/** Makes an event of a minute ago, by default a registration. */
export const makeEvent = (changed: Partial<AdEvent> = {}): AdEvent => ({
  id: randomUUID(),
  name: 'register',
  at: new Date(noon.getTime() - minuteMs),
  pageUrl: 'https://lumen.example/m/register',
  value: null,
  browserId,
  person,
  ...changed,
});
