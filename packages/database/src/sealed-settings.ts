// Settings that the database must not store unencrypted: sealed for their merchant and key when written, opened when read.
import { findSetting, type StoredSettings } from '@parlour/contract/settings.schema';
import { seal, unseal } from './sealing.ts';

/** The merchant of the settings, and the SECRET_KEY that seals them. */
export type SealedFor = { merchantCode: string; secretKey: Buffer };

const mark = 'sealed:';
const isSecret = (key: string): boolean => findSetting(key)?.isSecret === true;
const purposeOf = (merchantCode: string, key: string): string => `setting:${merchantCode}:${key}`;

/** Seals the secret ones among the settings, for the database. */
export function sealSettings(plain: StoredSettings, whose: SealedFor): StoredSettings {
  return Object.fromEntries(
    Object.entries(plain).map(([key, text]) => [
      key,
      isSecret(key) ? sealText(text, whose, key) : text,
    ]),
  );
}

/** Opens the sealed texts. A secret that does not open, or was never sealed, counts as unset. */
export function openSettings(stored: StoredSettings, whose: SealedFor): StoredSettings {
  const opened = Object.entries(stored).map(
    ([key, text]) => [key, isSecret(key) ? openText(text, whose, key) : text] as const,
  );
  return Object.fromEntries(opened.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Counts the stored secrets, and those of them that the key opens. */
export function countSecrets(stored: StoredSettings, whose: SealedFor) {
  const sealed = Object.entries(stored).filter(([key]) => isSecret(key));
  const opened = sealed.filter(([key, text]) => openText(text, whose, key) !== null);
  return { sealed: sealed.length, opened: opened.length };
}

function sealText(text: string, { merchantCode, secretKey }: SealedFor, key: string): string {
  const sealed = seal(text, secretKey, purposeOf(merchantCode, key));
  return `${mark}${sealed.toString('base64')}`;
}

function openText(text: string, { merchantCode, secretKey }: SealedFor, key: string) {
  if (!text.startsWith(mark)) return null;
  const sealed = Buffer.from(text.slice(mark.length), 'base64');
  try {
    return unseal(sealed, secretKey, purposeOf(merchantCode, key));
  } catch {
    return null;
  }
}
