// The rule of asking for a code. Answers are alike whether anybody is there, in words and in time: what is sent goes out behind the answer (A2).
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Language } from '@parlour/contract/languages';
import type { Logger } from 'pino';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { auditFrom, writeAudit } from '#modules/audit';
import { demandCaptcha, type CaptchaDeps } from '#modules/captcha';
import type { Messenger } from '#modules/messages';
import { countCode, maySpend } from './code-limits.ts';
import { mintCode, type CodeDeps } from './codes.ts';
import { readMobile } from './phone-number.ts';
import { usernameKey } from '@parlour/database/tables/member';
import { findEmailOf, hasOneMember } from './store.ts';

/** What is written to people, by the language of who asks (packages/phrases/messages). */
export type CodeTexts = {
  body: (language: Language, values: { site: string; code: string; minutes: number }) => string;
  subject: (language: Language, values: { site: string }) => string;
};

export type SendDeps = CodeDeps &
  CaptchaDeps & {
    messenger: Messenger;
    codeTexts: CodeTexts;
    log: Pick<Logger, 'warn'>;
  };

export async function sendSmsCode(call: Call, input: CallInput<'sendSmsCode'>, deps: SendDeps) {
  const { merchant } = call;
  if (!deps.messenger.canSms(merchant)) throw new Refusal('function.not.available');
  const receiver = readMobile(input.mobileNum, input.countryDialingCode);
  const prefixes = merchant.setting('sms.prefixes');
  const isServed =
    receiver !== null &&
    (prefixes.length === 0 || prefixes.some((prefix) => receiver.startsWith(`+${prefix}`)));
  if (!isServed) throw new Refusal('mobile_invalid');
  // After the number was looked at: a slip of the fingers costs no captcha.
  await demandCaptcha(call, { gate: 'sms', given: input }, deps);
  await countCode(deps.limits, { ...call, channel: 'sms', receiver });
  const isReal = await deps.database.read(merchant.code, (tx) => hasOneMember(tx, receiver));
  const to = { channel: 'sms', receiver, deviceId: input.loginDeviceId, purpose: 'login' } as const;
  const { code, expiresAt } = await mintCode(merchant, { ...to, isReal }, deps);
  const result = await sendPaid(call, { receiver, code, isReal }, deps);
  await note(call, { channel: 'sms', receiver, result }, deps);
  return { expirationTime: expiresAt.getTime() };
}

type Paid = { receiver: string; code: string; isReal: boolean };

/** A text message costs the merchant: one goes out only to a member, and while there is money for it. */
async function sendPaid(
  call: Call,
  { receiver, code, isReal }: Paid,
  deps: SendDeps,
): Promise<Asked['result']> {
  const { merchant } = call;
  if (!isReal) return 'nobody';
  if (!(await maySpend(deps.limits, merchant, deps.clock()))) {
    deps.log.warn({ merchant: merchant.code }, 'the day’s budget for text messages is spent');
    return 'budget_spent';
  }
  deps.messenger.sms(merchant, { to: receiver, body: textOf(call, code, deps) });
  return 'ok';
}

export async function sendEmailCode(call: Call, input: CallInput<'sendEmailCode'>, deps: SendDeps) {
  const { merchant, language } = call;
  if (!deps.messenger.canMail(merchant)) throw new Refusal('function.not.available');
  const receiver = usernameKey(input.username);
  await countCode(deps.limits, { ...call, channel: 'email', receiver });
  const address = await deps.database.read(merchant.code, (tx) => findEmailOf(tx, receiver));
  const to = {
    channel: 'email',
    receiver,
    deviceId: input.loginDeviceId,
    purpose: 'login',
  } as const;
  const { code, expiresAt } = await mintCode(merchant, { ...to, isReal: address !== null }, deps);
  if (address !== null) {
    const site = merchant.setting('name');
    const subject = deps.codeTexts.subject(language, { site });
    deps.messenger.mail(merchant, { to: address, subject, text: textOf(call, code, deps) });
  }
  const result = address === null ? 'nobody' : 'ok';
  await note(call, { channel: 'email', receiver, result }, deps);
  return { expirationTime: expiresAt.getTime() };
}

function textOf({ merchant, language }: Call, code: string, { codeTexts }: SendDeps): string {
  const minutes = Math.ceil(merchant.setting('code.lifeSeconds') / 60);
  return codeTexts.body(language, { site: merchant.setting('name'), code, minutes });
}

type Asked = {
  channel: 'sms' | 'email';
  receiver: string;
  result: AuditEvent<'code.send'>['result'];
};

/** Whose it is stays unsaid: nobody has proven anything yet. */
const note = (
  call: Call,
  { channel, receiver, result }: Asked,
  { database, clock }: SendDeps,
): Promise<void> =>
  database.query(call.merchant.code, (tx) =>
    writeAudit(tx, {
      ...auditFrom(call),
      action: 'code.send',
      result,
      about: { channel },
      at: clock(),
      actor: 'guest',
      memberId: null,
      subject: receiver,
    }),
  );
