import { line, onOff, prefixes, someOf, whole } from '../setting-kinds.schema.ts';
import { confidential, setting } from '../setting.ts';
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
  'login.tellsUnknownUser': setting(
    onOff,
    false,
    'A name that nobody has is answered as such (not.exists.user); off: like a wrong password',
  ),
  'twoFactor.methods': setting(
    someOf(secondFactors),
    ['ga'],
    'The second factors a member may use',
  ),
  'twoFactor.emailCode': setting(
    onOff,
    true,
    'The second factor by e-mail is a code that is sent; off: to know the address is enough',
  ),
  'code.lifeSeconds': setting(
    whole(30, 300),
    120,
    'How long a code by text message or e-mail is good, in seconds',
  ),
  'limits.codesPerAddress': setting(
    whole(1, 1_000_000),
    60,
    'Codes by text message and e-mail in an hour for one address',
  ),
  'sms.prefixes': setting(
    prefixes,
    [],
    'Text messages go to numbers that begin so, without the plus; none: to those of `country`',
  ),
  'sms.budgetPerDay': setting(
    whole(0, 1_000_000),
    1_000,
    'Text messages to members in a day (UTC); the last fifth is for devices that they have used',
  ),
  'sms.registerBudgetPerDay': setting(
    whole(0, 1_000_000),
    1_000,
    'Text messages to numbers that register, in a day (UTC)',
  ),
  initialPassword: confidential(
    setting(line(128), '{secret}', 'A password that must be changed at the first login'),
  ),
};
