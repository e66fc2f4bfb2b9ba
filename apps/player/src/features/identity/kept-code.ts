// The latest code that the service has sent from this tab: its number and the service's mark of it, so that a reload loses neither. Like
// the countdown it is stored as long as the tab.
import type { KeyValue } from '#platform/storage.ts';

export type SentCode = {
  /** The number as it was typed. */
  typed: string;
  /** The number to which the code was sent. */
  number: string;
  /** The service's own id, with which a code is confirmed. */
  verificationId: string;
};

const keyOf = (merchantCode: string): string => `identityCode.${merchantCode}`;

export const keepSent = (storage: KeyValue, merchantCode: string, sent: SentCode): void =>
  storage.write(keyOf(merchantCode), JSON.stringify(sent));

export const dropSent = (storage: KeyValue, merchantCode: string): void =>
  storage.remove(keyOf(merchantCode));

/** The latest code; null if none was sent. */
export function readSent(storage: KeyValue, merchantCode: string): SentCode | null {
  try {
    const kept = JSON.parse(storage.read(keyOf(merchantCode)) ?? '') as Partial<SentCode>;
    const { typed, number, verificationId } = kept;
    return typed && number && verificationId ? { typed, number, verificationId } : null;
  } catch {
    return null;
  }
}
