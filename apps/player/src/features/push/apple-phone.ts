import { platformOf } from '@parlour/contract/install/platform';
import { seenDevice } from '#platform/app/app-window.ts';

/** True for an iPhone or iPad, where only home-screen apps have notifications, and a refusal is stored in the system’s settings. */
export const isApplePhone = (): boolean => platformOf(seenDevice()).system === 'ios';
