import type { appInfo as appInfoCall } from '@parlour/contract/install/calls';
import type { Answer, Input } from '@parlour/contract/endpoint';
import type { Merchant } from '#http/merchant';

/** The newest version of the native app (APP-08). */
export const appInfo = (
  { setting }: Merchant,
  { platform }: Input<typeof appInfoCall>,
): Answer<typeof appInfoCall> => ({
  allowUpgrade: setting('app.tellsUpgrade'),
  version: platform === 'IOS' ? setting('app.iosVersion') : setting('app.androidVersion'),
});
