// Opens an account with its first session and events in one transaction; or returns the reason for refusing.
import { createHmac } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import type { Call } from '#http/call';
import { writeAudit } from '#modules/audit';
import { spendCodeIn } from '#modules/codes';
import { openRegistered } from '#modules/login';
import type { CountryOf } from '#providers/countries/countries';
import { openAccount, type OpenedAccount } from './open-account.ts';
import type { Form } from './read-form.ts';
import { registerEvent } from './register-event.ts';
import { findMemberOfForm, hasMobile, hasName, lockFor, writeForm } from './store.ts';

/** Time in which the same form from the same device means the same account, because its answer may have been lost. */
export const sameFormMs = 10 * 60_000;

type JoinDeps = { secretKey: Buffer; clock: () => Date; countryOf: CountryOf | null };
type JoinContext = { tx: Tx; call: Call; deps: JoinDeps };

type JoinRequest = { form: Form; passwordHash: string; at: Date; tried: string };
type Session = Awaited<ReturnType<typeof openRegistered>>;
export type Member = NonNullable<Awaited<ReturnType<typeof findMemberOfForm>>>;
type Outcome =
  | ({ kind: 'joined'; session: Session } & OpenedAccount)
  | { kind: 'again'; member: Member }
  | { kind: 'refused'; code: 'username_taken' | 'mobile_taken' | 'verification_code_err' };

/** Returns refusals rather than throwing them, so that their audit events and the try of a wrong code are committed. */
export async function joinSite(
  { tx, call, deps }: JoinContext,
  { form, passwordHash, at, tried }: JoinRequest,
): Promise<Outcome> {
  const { method, deviceId } = form;
  const formHash = hashForm(deps.secretKey, form);
  // Of several concurrent calls with the same form the first one decides.
  await lockFor(tx, `form:${formHash.toString('base64')}`);
  const since = new Date(at.getTime() - sameFormMs);
  const before = await findMemberOfForm(tx, formHash, since);
  if (before) return { kind: 'again', member: before };
  const refuse = async (code: keyof typeof results): Promise<Outcome> => {
    const result = results[code];
    await writeAudit(tx, registerEvent(call, { result, method, username: tried, at }));
    return { kind: 'refused', code };
  };
  const refused = await whyNot({ tx, deps }, form);
  if (refused) return refuse(refused);
  const proven = form.verificationCode === null ? null : form.mobile;
  const opened = await openAccount(tx, call, {
    ...form,
    passwordHash,
    at,
    isEmailProven: false,
    mobile: proven,
    claimedMobile: proven === null ? form.mobile : null,
  });
  if (!opened) return refuse('username_taken');
  const { member } = opened;
  await writeForm(tx, { formHash, memberId: member.id, createdAt: at });
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

/** Finds a reason to refuse. The name is checked first, so that a right code is not spent in vain. */
async function whyNot(
  { tx, deps }: Omit<JoinContext, 'call'>,
  { username, mobile, verificationCode, deviceId }: Form,
): Promise<keyof typeof results | null> {
  if (username !== null && (await hasName(tx, username))) return 'username_taken';
  if (mobile === null || verificationCode === null) return null;
  await lockFor(tx, `mobile:${mobile}`);
  const sent = { channel: 'sms', receiver: mobile, deviceId, purpose: 'register' } as const;
  if (!(await spendCodeIn(tx, { ...sent, code: verificationCode }, deps)))
    return 'verification_code_err';
  // The holder of the code holds the phone, so the answer may reveal that the number is taken (A2).
  return (await hasMobile(tx, mobile)) ? 'mobile_taken' : null;
}

/** Hashes the form without the password, which only a slow hash may protect. */
const hashForm = (secretKey: Buffer, form: Form): Buffer => {
  const { password: _password, username, ...rest } = form;
  const sent = JSON.stringify([username === null ? null : usernameKey(username), rest]);
  return createHmac('sha256', secretKey).update('parlour/registration-form').update(sent).digest();
};
