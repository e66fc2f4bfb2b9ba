// Staff's calls on merchants and their settings (docs/settings.md).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

export const listMerchants = endpoint<typeof shapes.listMerchants>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/merchants',
  summary: 'All merchants with their hosts',
  errors: {},
});
export const showSettings = endpoint<typeof shapes.showSettings>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/settings',
  summary: 'The settings that differ from what is shipped',
  errors: {},
});
/** All or none of the changes count. `setting_refused`: an unknown key, a text that it does not take, or settings that would contradict each other. */
export const changeSettings = endpoint<typeof shapes.changeSettings>()({
  audience: 'staff',
  method: 'PUT',
  path: '/ops/:merchant/settings',
  summary: 'Set and unset settings',
  errors: { setting_refused: 400 },
});
