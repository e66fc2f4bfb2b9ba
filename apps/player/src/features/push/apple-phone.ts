import { platformOf } from '@parlour/contract/install/platform';
import { seenDevice } from '#platform/app/app-window.ts';

/** An iPhone or iPad: its browsers have notifications only as an app on the home screen, and keep a refusal in the system’s settings. */
export const isApplePhone = (): boolean => platformOf(seenDevice()).system === 'ios';
