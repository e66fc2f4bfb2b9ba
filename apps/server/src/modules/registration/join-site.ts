// An account, its first session and what is told of it, all in one transaction, or why there is none.
import { createHmac } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/tables/member';
import type { Call } from '#http/call';
import { writeAudit } from '#modules/audit';
import { spendCodeIn } from '#modules/codes';
import { openRegistered } from '#modules/login';
import type { CountryOf } from '#providers/countries/countries';
import { openAccount, type Opened } from './open-account.ts';
import type { Form } from './read-form.ts';
import { registerEvent } from './register-event.ts';
import { findMemberOfForm, hasMobile, hasName, lockFor, writeForm } from './store.ts';

/** So long the same form, sent again by the same device, is the same account: an answer may have been lost on its way. */
export const sameFormMs = 10 * 60_000;

type JoinDeps = { secretKey: Buffer; clock: () => Date; countryOf: CountryOf | null };
/** What all of it happens in. */
type Within = { tx: Tx; call: Call; deps: JoinDeps };

type Joining = { form: Form; passwordHash: string; at: Date; tried: string };
type Session = Awaited<ReturnType<typeof openRegistered>>;
export type Member = NonNullable<Awaited<ReturnType<typeof findMemberOfForm>>>;
type Outcome =
  | ({ kind: 'joined'; session: Session } & Opened)
  | { kind: 'again'; member: Member }
  | { kind: 'refused'; code: 'username_taken' | 'mobile_taken' | 'verification_code_err' };

/** Throws nothing that is a caller's fault: what it refuses is written down, and a wrong code is a try. */
export async function joinSite(
  { tx, call, deps }: Within,
  { form, passwordHash, at, tried }: Joining,
): Promise<Outcome> {
  const { merchant } = call;
  const { method, deviceId } = form;
  const merchantCode = merchant.code;
  const formHash = hashForm(deps.secretKey, form);
  // Of many at once that are the same, the first one decides.
  await lockFor(tx, `${merchantCode}:form:${formHash.toString('base64')}`);
  const since = new Date(at.getTime() - sameFormMs);
  const before = await findMemberOfForm(tx, formHash, since);
  if (before) return { kind: 'again', member: before };
  const refuse = async (code: keyof typeof results): Promise<Outcome> => {
    const result = results[code];
    await writeAudit(tx, registerEvent(call, { result, method, username: tried, at }));
    return { kind: 'refused', code };
  };
  const refused = await whyNot({ tx, call, deps }, form);
  if (refused) return refuse(refused);
  const proven = form.verificationCode === null ? null : form.mobile;
  const opened = await openAccount(tx, call, {
    ...form,
    passwordHash,
    at,
    mobile: proven,
    claimedMobile: proven === null ? form.mobile : null,
  });
  if (!opened) return refuse('username_taken');
  const { member } = opened;
  await writeForm(tx, { merchantCode, formHash, memberId: member.id, createdAt: at });
  const session = await openRegistered(tx, call, {
    member,
    deviceId,
    at,
    countryOf: deps.countryOf,
  });
  return { kind: 'joined', session, ...opened };
}

const results = {
  username_taken: 'name_taken',
  mobile_taken: 'mobile_taken',
  verification_code_err: 'wrong_code',
} as const;

/** The name first: a code that is right is spent for nothing else. */
async function whyNot(
  { tx, call: { merchant }, deps }: Within,
  { username, mobile, verificationCode, deviceId }: Form,
): Promise<keyof typeof results | null> {
  if (username !== null && (await hasName(tx, username))) return 'username_taken';
  if (mobile === null || verificationCode === null) return null;
  await lockFor(tx, `${merchant.code}:mobile:${mobile}`);
  const sent = { channel: 'sms', receiver: mobile, deviceId, purpose: 'register' } as const;
  if (!(await spendCodeIn(tx, { ...sent, code: verificationCode }, deps)))
    return 'verification_code_err';
  // Whoever has the code holds the phone, and may know what is true of its number (A2).
  return (await hasMobile(tx, mobile)) ? 'mobile_taken' : null;
}

/** All but the password, whose hash is the slow one. */
const hashForm = (secretKey: Buffer, form: Form): Buffer => {
  const { password: _password, username, ...rest } = form;
  const sent = JSON.stringify([username === null ? null : usernameKey(username), rest]);
  return createHmac('sha256', secretKey).update('parlour/registration-form').update(sent).digest();
};
