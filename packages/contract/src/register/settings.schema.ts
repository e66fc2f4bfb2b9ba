import { onOff } from '../setting-kinds.schema.ts';
import { awaiting, setting } from '../setting.ts';

export const settings = {
  'register.captcha.enabled': awaiting(
    'CAP-02',
    setting(onOff, false, 'Registration asks for a captcha'),
  ),
};
