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
  'captcha.id': setting(
    lineOrNone(64),
    null,
    'The id of the captcha at Geetest; with none there is no slide captcha',
  ),
  'captcha.key': secret(lineOrNone(200), null, 'The secret key of that captcha at Geetest'),
  'captcha.version': setting(
    oneOf(['v3', 'v4']),
    'v3',
    'The version of Geetest’s product to which the id belongs. The captcha before a text message needs v4',
  ),
  'captcha.apiUrl': setting(
    baseUrl,
    null,
    'The base address of Geetest’s API: https://gcaptcha4.geetest.com for v4, https://api.geetest.com for v3',
  ),
  'captcha.scriptUrl': setting(
    webAddress,
    null,
    'The address of Geetest’s script: https://static.geetest.com/v4/gt4.js for v4, https://static.geetest.com/static/tools/gt.js for v3',
  ),
  'captcha.hosts': setting(
    origins,
    [],
    'Further origins from which the captcha may load scripts and pictures',
  ),
  'captcha.bypassUrl': setting(
    baseUrl,
    null,
    'The base address of Geetest’s service status, for v3 only: https://bypass.geetest.com. With none, Geetest always counts as available',
  ),
  'captcha.passUnreachable': setting(
    onOff,
    false,
    'Accept every result of the slide captcha while Geetest is unreachable. If off, all are refused',
  ),
  'limits.captchasPerAddress': setting(
    whole(1, 1_000_000),
    300,
    'The number of digit pictures that one address may load in 5 minutes. Their sounds and the answers are counted separately, with the same limit',
  ),
};
