// The account and the contact for which a reset code is valid.
import { usernameKey } from '@parlour/database/username-key';
import type { CodeFor } from '#modules/codes';

export type ResetContact = {
  username: string;
  channel: CodeFor['channel'];
  /** The number in E.164, or the e-mail address in the form in which it is compared. */
  place: string;
};

export const plainAddress = (address: string): string =>
  address.normalize('NFKC').trim().toLowerCase();

/** Binds the code to the name and the contact, because two members may have given the same number. */
export const codeOf = ({ username, channel, place }: ResetContact, deviceId: string): CodeFor => ({
  channel,
  receiver: `${usernameKey(username)}\n${place}`,
  deviceId,
  purpose: 'reset',
});
