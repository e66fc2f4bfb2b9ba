import { line, onOff, prefixes, someOf, whole } from '../setting-kinds.schema.ts';
import { confidential, setting } from '../setting.ts';
import { secondFactors } from './second-factors.ts';

export const settings = {
  'limits.loginPerAddress': setting(
    whole(1, 1_000_000),
    100,
    'The number of login attempts from one address in 5 minutes',
  ),
  'limits.loginPerAccount': setting(
    whole(1, 1_000_000),
    100,
    'The number of login attempts at one account in 5 minutes',
  ),
  'lock.afterFailures': setting(
    whole(3, 10),
    3,
    'The number of wrong passwords in 30 minutes after which a name is locked, for 1 to 15 minutes',
  ),
  'login.tellsUnknownUser': setting(
    onOff,
    false,
    'Tell visitors that a name is unknown (not.exists.user). If off, an unknown name is answered like a wrong password',
  ),
  'twoFactor.methods': setting(
    someOf(secondFactors),
    ['ga'],
    'The second factors that a member may use',
  ),
  'twoFactor.emailCode': setting(
    onOff,
    true,
    'Send a code for the second factor by e-mail. If off, knowing the address is enough',
  ),
  'code.lifeSeconds': setting(
    whole(30, 300),
    120,
    'The lifetime of a code sent by text message or e-mail, in seconds',
  ),
  'limits.codesPerAddress': setting(
    whole(1, 1_000_000),
    60,
    'The number of codes by text message and e-mail that one address may request in an hour',
  ),
  'sms.prefixes': setting(
    prefixes,
    [],
    'The first digits of the numbers to which text messages are sent, without the plus. With none, the dialling code of the setting country',
  ),
  'sms.budgetPerDay': setting(
    whole(0, 1_000_000),
    1_000,
    'The number of text messages to members in a day (UTC). The last fifth is reserved for devices that they have used before',
  ),
  'sms.registerBudgetPerDay': setting(
    whole(0, 1_000_000),
    1_000,
    'The number of text messages for registrations in a day (UTC)',
  ),
  initialPassword: confidential(
    setting(
      line(128),
      '{secret}',
      'The initial password of accounts. A member who logs in with it has to change it',
    ),
  ),
};
