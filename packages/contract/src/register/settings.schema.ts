import { passwordLength } from '../password/weaknesses.ts';
import { onOff, reservedWords, webAddress, whole, wholeOrNone } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { fieldSettings } from './field-settings.schema.ts';
import { anyText } from './judge.ts';

export const settings = {
  'register.open': setting(onOff, true, 'Visitors may create an account'),
  'limits.registerPerAddress': setting(
    whole(1, 1_000_000),
    60,
    'Tries to register in an hour from one address',
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
    'Names that sound like the operator’s: nobody gets one, nor one that looks like it',
  ),
  'register.leastAge': setting(
    wholeOrNone(13, 99),
    null,
    'Who registers has to say that they are so old',
  ),
  'register.termsUrl': setting(webAddress, null, 'The terms that who registers has to accept'),
  'register.privacyUrl': setting(
    webAddress,
    null,
    'The privacy notice that who registers has to accept',
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
    'Registration asks for a captcha; without a slide captcha a login does, too',
  ),
};
