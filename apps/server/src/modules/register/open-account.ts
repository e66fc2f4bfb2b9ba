// The only code that creates a member: its row, its registration, its audit event and the fact for other modules, in the caller's transaction.
import { randomInt } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { writeAudit } from '#modules/audit';
import { noteInvitation } from '#modules/invite';
import { writeFact } from '#modules/outbox';
import { registerEvent, type Method } from './register-event.ts';
import { hasEmail, insertMember, insertRegistration, lockFor, type NewMember } from './store.ts';

type NewAccount = {
  method: Method;
  /** The wanted name; null if a free one is generated. */
  username: string | null;
  passwordHash: string;
  /** The number in E.164, if proven. */
  mobile: string | null;
  /** A number that the player stated without proof; it is not used to find the member. */
  claimedMobile: string | null;
  email: string | null;
  /** Whether an identity service vouches that the address is the player's. */
  isEmailProven: boolean;
  payeeName: string | null;
  affiliateCode: string | null;
  referralCode: string | null;
  domain: string | null;
  registerUrl: string | null;
  hasAccepted: boolean;
  /** The form's `loginDeviceId`. */
  deviceId: string;
  at: Date;
};

export type OpenedAccount = {
  member: { id: string; username: string };
  /** Whether another member has the e-mail address: the account is opened without it, and its owner is notified (A2). */
  isEmailTaken: boolean;
};

/** Returns null if the name is taken; then nothing is written, and the transaction may continue. */
export async function openAccount(
  tx: Tx,
  call: Call,
  account: NewAccount,
): Promise<OpenedAccount | null> {
  const { merchant, language } = call;
  const { email, at } = account;
  if (email !== null) await lockFor(tx, `email:${email.toLowerCase()}`);
  const isEmailTaken = email !== null && (await hasEmail(tx, email));
  const ownEmail = isEmailTaken ? null : email;
  const columns = {
    passwordHash: account.passwordHash,
    mobile: account.mobile,
    email: ownEmail,
    emailProvenAt: ownEmail !== null && account.isEmailProven ? at : null,
    payeeName: account.payeeName,
    language,
    createdAt: at,
  };
  const member = await insertNamed(tx, account.username, columns);
  if (!member) return null;
  const { affiliateCode, referralCode } = account;
  await insertRegistration(tx, {
    memberId: member.id,
    method: account.method,
    affiliateCode,
    referralCode,
    domain: account.domain,
    registerUrl: account.registerUrl,
    claimedMobile: account.claimedMobile,
    claimedEmail: isEmailTaken ? email : null,
    acceptedAt: account.hasAccepted ? at : null,
    createdAt: at,
  });
  const { id: memberId, username } = member;
  await writeAudit(
    tx,
    registerEvent(call, { result: 'ok', method: account.method, username, at, memberId }),
  );
  await noteInvitation(tx, call, {
    friendId: memberId,
    referralCode,
    deviceId: account.deviceId,
    at,
  });
  await writeFact(tx, {
    name: 'member.registered',
    merchantCode: merchant.code,
    memberId,
    at,
    about: { affiliateCode, referralCode },
  });
  return { member, isEmailTaken };
}

type Columns = Omit<NewMember, 'username'>;

/** Tries to generate a free name. Of a billion names few are taken, so a few tries suffice. */
const mostTries = 5;

async function insertNamed(tx: Tx, username: string | null, columns: Columns) {
  const named = (name: string) => insertMember(tx, { ...columns, username: name });
  if (username !== null) return named(username);
  for (let tries = mostTries; tries > 0; tries -= 1) {
    const made = await named(`player${String(randomInt(1_000_000_000)).padStart(9, '0')}`);
    if (made) return made;
  }
  throw new Error('no free name was found');
}
