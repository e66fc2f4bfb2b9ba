// The rule of registering: who may try, what was sent, and then all at once or nothing: the account, its first session, what is told of it.
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
import { readForm, type Form, type Sent } from './read-form.ts';
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

export async function register(call: Call, sent: Sent, deps: RegisterDeps): Promise<Answer> {
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

type Again = { form: Form; member: Member };

/** The same form by the same device within minutes: the member that it made logs in. Its password, or the code that nobody else has, is shown once more. */
async function enterAgain(
  call: Call,
  { form: { method, password, deviceId }, member }: Again,
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
