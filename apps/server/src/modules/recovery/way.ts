// How an owner is reached: by which the code is sent, and for whom alone it is good.
import { usernameKey } from '@parlour/database/tables/member';
import type { CodeFor } from '#modules/codes';

export type Way = {
  username: string;
  channel: CodeFor['channel'];
  /** E.164, or the address as it is compared. */
  place: string;
};

export const plainAddress = (address: string): string =>
  address.normalize('NFKC').trim().toLowerCase();

/** Of the name and the place: a number that two members gave opens the account that was named and no other. */
export const codeOf = ({ username, channel, place }: Way, deviceId: string): CodeFor => ({
  channel,
  receiver: `${usernameKey(username)}\n${place}`,
  deviceId,
  purpose: 'reset',
});
