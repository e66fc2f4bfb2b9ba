import { onOff } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'register.captcha.enabled': setting(
    onOff,
    false,
    'Registration asks for a captcha; without a slide captcha a login does, too',
  ),
};
