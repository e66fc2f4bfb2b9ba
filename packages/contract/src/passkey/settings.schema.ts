import { onOff } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  passkeys: setting(
    onOff,
    false,
    'Members may make passkeys and log in with them; they belong to the name of the main host',
  ),
};
