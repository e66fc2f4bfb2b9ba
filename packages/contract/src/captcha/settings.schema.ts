import {
  baseUrl,
  lineOrNone,
  oneOf,
  onOff,
  origins,
  webAddress,
  whole,
} from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';
import { captchaVendors } from './captcha-vendors.ts';

export const settings = {
  'captcha.vendor': setting(
    oneOf(captchaVendors),
    'geetest',
    'Who checks the slide captchas of the site',
  ),
  'captcha.id': setting(lineOrNone(64), null, 'Who we are to Geetest: the id of the captcha'),
  'captcha.key': secret(lineOrNone(200), null, 'Its key: our password there'),
  'captcha.version': setting(
    oneOf(['v3', 'v4']),
    'v3',
    'Which of Geetest’s products the id is of; text messages need v4',
  ),
  'captcha.apiUrl': setting(
    baseUrl,
    null,
    'Where Geetest is asked: https://gcaptcha4.geetest.com, of v3 https://api.geetest.com; paths are added',
  ),
  'captcha.scriptUrl': setting(
    webAddress,
    null,
    'The script of its box: https://static.geetest.com/v4/gt4.js, of v3 https://static.geetest.com/static/tools/gt.js',
  ),
  'captcha.hosts': setting(
    origins,
    [],
    'Further origins that the box takes scripts and pictures from',
  ),
  'captcha.bypassUrl': setting(
    baseUrl,
    null,
    'Of v3, who says whether Geetest is up: https://bypass.geetest.com; none: it always counts as up',
  ),
  'captcha.passUnreachable': setting(
    onOff,
    false,
    'A result passes while Geetest cannot be asked; off: it is refused',
  ),
  'limits.captchasPerAddress': setting(
    whole(1, 1_000_000),
    300,
    'Pictures of digits, spoken ones and tries at them, each in 5 min for one address',
  ),
};
