// The one rule by which a member comes to be: its row, where it came from, its event of the trace and the fact for others, in the caller's transaction.
import { randomInt } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/tables/member';
import type { Call } from '#http/call';
import { writeAudit } from '#modules/audit';
import { noteInvitation } from '#modules/invitation';
import { writeFact } from '#modules/outbox';
import { registerEvent, type Method } from './register-event.ts';
import { hasEmail, insertMember, insertRegistration, lockFor } from './store.ts';

type NewAccount = {
  method: Method;
  /** Null: a free one is found. */
  username: string | null;
  passwordHash: string;
  /** E.164, and proven. */
  mobile: string | null;
  /** What the player says and nobody proved: it finds nobody. */
  claimedMobile: string | null;
  email: string | null;
  payeeName: string | null;
  affiliateCode: string | null;
  referralCode: string | null;
  domain: string | null;
  registerUrl: string | null;
  hasAccepted: boolean;
  /** `loginDeviceId` of the form. */
  deviceId: string;
  at: Date;
};

export type Opened = {
  member: { id: string; username: string };
  /** Another member has the address: this one goes without it, and its owner is told (A2). */
  isEmailTaken: boolean;
};

/** Null where the name is taken. Nothing is written then, and the transaction may go on. */
export async function openAccount(tx: Tx, call: Call, account: NewAccount): Promise<Opened | null> {
  const { merchant, language } = call;
  const { email, at } = account;
  if (email !== null) await lockFor(tx, `${merchant.code}:email:${email.toLowerCase()}`);
  const isEmailTaken = email !== null && (await hasEmail(tx, email));
  const columns = {
    merchantCode: merchant.code,
    passwordHash: account.passwordHash,
    mobile: account.mobile,
    email: isEmailTaken ? null : email,
    payeeName: account.payeeName,
    language,
    createdAt: at,
  };
  const member = await insertNamed(tx, account.username, columns);
  if (!member) return null;
  const { affiliateCode, referralCode } = account;
  await insertRegistration(tx, {
    merchantCode: merchant.code,
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

type Columns = Omit<Parameters<typeof insertMember>[1], 'username' | 'usernameKey'>;

/** Of a billion names one is taken so seldom that a few tries find a free one, however many members there are. */
const mostTries = 5;

async function insertNamed(tx: Tx, username: string | null, columns: Columns) {
  const named = (name: string) =>
    insertMember(tx, { ...columns, username: name, usernameKey: usernameKey(name) });
  if (username !== null) return named(username);
  for (let tries = mostTries; tries > 0; tries -= 1) {
    const made = await named(`player${String(randomInt(1_000_000_000)).padStart(9, '0')}`);
    if (made) return made;
  }
  throw new Error('no free name was found');
}
