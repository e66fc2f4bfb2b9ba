// Seals the secrets of staff's authenticators, so that a copy of the database opens nothing.
import { staffRealm } from '@parlour/contract/staff/realm';
import { seal, unseal } from '@parlour/database/sealing';

/** Binds a sealed secret to its column, as those of members are bound to their merchant. */
const place = `authenticator:${staffRealm}`;

export const sealSecret = (secret: string, secretKey: Buffer): Buffer =>
  seal(secret, secretKey, place);
export const openSecret = (sealed: Buffer, secretKey: Buffer): string =>
  unseal(sealed, secretKey, place);
