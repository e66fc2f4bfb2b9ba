import type { PageRecord } from '../page-record.ts';

export const login = {
  shows: 'login',
  path: '/m/login',
  audience: 'guests',
  title: 'login.submit',
  texts: [],
  answersEarly: true,
} as const satisfies PageRecord;
