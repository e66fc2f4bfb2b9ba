// Registers a member: checks limit, captcha and form, then opens account and first session in one transaction.
import { randomBytes } from 'node:crypto';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer } from '#http/route';
import { writeAudit } from '#modules/audit';
import { demandCaptcha, type CaptchaDeps } from '#modules/captcha';
import { openRegistered } from '#modules/login';
import type { Messenger } from '#modules/messages';
import { demandStrength, type PasswordCheck } from '#modules/password';
import type { CountryOf } from '#providers/countries/countries';
import { admitRegistration, type AdmitDeps } from './admit-registration.ts';
import { joinSite, type Member } from './join-site.ts';
import { readForm, type Form, type SentForm } from './read-form.ts';
import { registerEvent } from './register-event.ts';
import { isReserved } from './reserved-names.ts';
import { tellOwner, type OwnerTexts } from './tell-owner.ts';

export type RegisterDeps = AdmitDeps &
  CaptchaDeps & {
    passwords: PasswordCheck;
    countryOf: CountryOf | null;
    messenger: Messenger;
    ownerTexts: OwnerTexts;
  };

type Answer = CallAnswer<'registerMember'>;

export async function register(call: Call, sent: SentForm, deps: RegisterDeps): Promise<Answer> {
  const { merchant } = call;
  const { method, input } = sent;
  const tried = { method, username: input.username ?? input.mobileNum ?? '' };
  await admitRegistration(call, tried, deps);
  await demandCaptcha(call, { gate: 'register', given: input }, deps);
  const form = readForm(call, sent, deps);
  const { username, password } = form;
  if (username !== null && isReserved(merchant, username)) throw new Refusal('username_taken');
  if (password !== null)
    await demandStrength(call, { password, username: username ?? form.mobile ?? '' });
  const passwordHash = await deps.passwords.hash(
    password ?? randomBytes(32).toString('base64url'),
    call,
  );
  const at = deps.clock();
  const outcome = await deps.database.transaction(merchant.code, (tx) =>
    joinSite({ tx, call, deps }, { form, passwordHash, at, tried: tried.username }),
  );
  if (outcome.kind === 'refused') throw new Refusal(outcome.code);
  if (outcome.kind === 'again') return enterAgain(call, { form, ...outcome }, deps);
  if (outcome.isEmailTaken && form.email !== null) tellOwner(call, form.email, deps);
  outcome.session.begin();
  const { id, username: userName } = outcome.member;
  return { token: outcome.session.token, id, userName };
}

type RepeatedForm = { form: Form; member: Member };

/** Logs in the member whom the same form created minutes ago. The password, or else the code in the form, proves the owner once more. */
async function enterAgain(
  call: Call,
  { form: { method, password, deviceId }, member }: RepeatedForm,
  deps: RegisterDeps,
): Promise<Answer> {
  const isSame =
    password === null || (await deps.passwords.matches(password, member.passwordHash, call));
  if (!isSame) throw new Refusal('username_taken');
  const at = deps.clock();
  const { id, username } = member;
  const session = await deps.database.transaction(call.merchant.code, async (tx) => {
    const event = registerEvent(call, { result: 'repeated', method, username, at, memberId: id });
    await writeAudit(tx, event);
    return openRegistered(tx, call, { member, deviceId, at, countryOf: deps.countryOf });
  });
  session.begin();
  return { token: session.token, id, userName: username };
}
