import { passwordLength } from '../password/weaknesses.ts';
import { onOff, reservedWords, webAddress, whole, wholeOrNone } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { fieldSettings } from './field-settings.schema.ts';
import { anyText } from './judge.ts';

export const settings = {
  'register.open': setting(onOff, true, 'Let visitors create an account'),
  'limits.registerPerAddress': setting(
    whole(1, 1_000_000),
    60,
    'The number of attempts to register from one address in an hour',
  ),
  'register.reservedNames': setting(
    reservedWords,
    [
      'admin',
      'administrator',
      'cashier',
      'moderator',
      'official',
      'security',
      'service',
      'staff',
      'support',
      'system',
    ],
    'The user names that nobody may choose, nor one that looks like them, because they sound like the operator’s staff',
  ),
  'register.leastAge': setting(
    wholeOrNone(13, 99),
    null,
    'The minimum age in years that a visitor has to confirm at registration. With none, no age is confirmed',
  ),
  'register.termsUrl': setting(
    webAddress,
    null,
    'The address of the terms that a visitor has to accept at registration',
  ),
  'register.privacyUrl': setting(
    webAddress,
    null,
    'The address of the privacy notice that a visitor has to accept at registration',
  ),
  ...fieldSettings('username', {
    enabled: true,
    required: true,
    pattern: '[A-Za-z0-9][A-Za-z0-9._-]*',
    min: 4,
    max: 20,
    within: [1, 64],
    order: 10,
  }),
  ...fieldSettings('password', {
    enabled: true,
    required: true,
    pattern: anyText,
    min: passwordLength.least,
    max: passwordLength.most,
    within: [passwordLength.least, passwordLength.most],
    order: 20,
  }),
  ...fieldSettings('mobileNum', {
    enabled: false,
    required: true,
    pattern: anyText,
    min: 4,
    max: 32,
    within: [1, 32],
    order: 30,
  }),
  ...fieldSettings('email', {
    enabled: false,
    required: true,
    pattern: anyText,
    min: 6,
    max: 254,
    within: [1, 254],
    order: 40,
  }),
  ...fieldSettings('payeeName', {
    enabled: false,
    required: true,
    pattern: anyText,
    min: 2,
    max: 80,
    within: [1, 128],
    order: 50,
  }),
  ...fieldSettings('referralCode', {
    enabled: false,
    required: false,
    pattern: '[A-Za-z0-9_-]+',
    min: 1,
    max: 32,
    within: [1, 32],
    order: 60,
  }),
  'register.captcha.enabled': setting(
    onOff,
    false,
    'Require a captcha at registration: the slide captcha with flags.GEETEST3, otherwise the digit picture, which the login then requires as well',
  ),
};
