import { line, someOf, whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { secondFactors } from './second-factors.ts';

export const settings = {
  'limits.loginPerAddress': setting(
    whole(1, 1_000_000),
    100,
    'Login attempts in 5 min from one address',
  ),
  'limits.loginPerAccount': setting(
    whole(1, 1_000_000),
    100,
    'Login attempts in 5 min on one account',
  ),
  'lock.afterFailures': setting(
    whole(3, 10),
    3,
    'Wrong passwords in 30 min after which a name is locked, for 1 to 15 min',
  ),
  'twoFactor.methods': setting(
    someOf(secondFactors),
    ['ga'],
    'The second factors a member may use',
  ),
  initialPassword: setting(
    line(128),
    '{secret}',
    'A password that must be changed at the first login',
  ),
};
