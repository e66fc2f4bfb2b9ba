// The number to which this tab has sent the latest code of a login, so that a reload loses neither it nor its countdown. Like the countdown
// it is stored as long as the tab.
import type { KeyValue } from '#platform/storage.ts';

const keyOf = (merchantCode: string): string => `smsLogin.${merchantCode}`;

export const keepNumber = (storage: KeyValue, merchantCode: string, number: string): void =>
  storage.write(keyOf(merchantCode), number);

/** The number as it was typed; null if no code was sent. */
export const readNumber = (storage: KeyValue, merchantCode: string): string | null =>
  storage.read(keyOf(merchantCode));
