// The code by which a member invites friends: eight letters of the voucher alphabet, 40 bits.
import { readCode } from '../voucher/voucher-code.ts';

const length = 8;

/** Reads a typed code into its stored form; null if it cannot be a code. */
export const inviteCode = (typed: string): string | null => readCode(typed, length);

/** Formats a code for people: `K7QM 2H9X`. */
export const writtenInviteCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
