import { onOff } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  passkeys: setting(
    onOff,
    false,
    'Let members create passkeys and log in with them. Passkeys belong to the name of the main host',
  ),
};
