// The code by which a member invites: eight of the letters of vouchers, 40 bits.
import { readCode } from '../voucher/voucher-code.ts';

const length = 8;

/** As it is kept; null for what cannot be one. */
export const inviteCode = (typed: string): string | null => readCode(typed, length);

/** `K7QM 2H9X`, as people read it. */
export const writtenInviteCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
