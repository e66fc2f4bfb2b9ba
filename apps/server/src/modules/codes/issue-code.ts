// Makes a code and sends it, for whatever it is. Answers are alike whether anybody is there, in words and in time: what is sent goes out behind the answer (A2).
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Language } from '@parlour/contract/languages';
import type { Tx } from '@parlour/database/connection';
import type { Logger } from 'pino';
import type { Call } from '#http/call';
import type { Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import { auditFrom, writeAudit } from '#modules/audit';
import type { Messenger } from '#modules/messages';
import { countCode, maySpend } from './code-limits.ts';
import { mintCode, type CodeDeps, type CodeFor, type CodePurpose } from './codes.ts';
import { readMobile } from './phone-number.ts';

type BodyValues = { site: string; code: string; minutes: number };

/** What is written to people, by the language of who asks (packages/phrases/messages). */
export type CodeTexts = {
  body: (language: Language, purpose: CodePurpose, values: BodyValues) => string;
  subject: (language: Language, values: { site: string }) => string;
};

export type IssueDeps = CodeDeps & {
  limits: Limits;
  messenger: Messenger;
  codeTexts: CodeTexts;
  log: Pick<Logger, 'warn'>;
};

export type Wanted = {
  code: CodeFor;
  /** The number, or the name: by it codes are counted, whatever they are for, and the trace tells it. */
  asked: string;
  /** Where it goes; null where nobody is there. */
  find: (tx: Tx) => Promise<string | null>;
};

/** The number as it is kept. Refuses one that is none, or not served. */
export function readServedMobile(
  { merchant }: Call,
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode?: string | undefined },
): string {
  const receiver = readMobile(mobileNum, countryDialingCode);
  const prefixes = merchant.setting('sms.prefixes');
  const isServed =
    receiver !== null &&
    (prefixes.length === 0 || prefixes.some((prefix) => receiver.startsWith(`+${prefix}`)));
  if (!isServed) throw new Refusal('mobile_invalid');
  return receiver;
}

export async function issueCode(
  call: Call,
  { code: wanted, asked, find }: Wanted,
  deps: IssueDeps,
): Promise<{ expirationTime: number }> {
  const { merchant } = call;
  const { channel, purpose } = wanted;
  await countCode(deps.limits, { ...call, channel, receiver: asked });
  const to = await deps.database.read(merchant.code, find);
  const { code, expiresAt } = await mintCode(merchant, { ...wanted, isReal: to !== null }, deps);
  const send = channel === 'sms' ? sendPaid : sendMail;
  const result = to === null ? 'nobody' : await send(call, { to, code, purpose }, deps);
  await note(call, { channel, purpose, asked, result }, deps);
  return { expirationTime: expiresAt.getTime() };
}

type Letter = { to: string; code: string; purpose: CodePurpose };
type Result = AuditEvent<'code.send'>['result'];

/** A text message costs the merchant: one goes out only to a member, and while there is money for it. */
async function sendPaid(call: Call, letter: Letter, deps: IssueDeps): Promise<Result> {
  const { merchant } = call;
  if (!(await maySpend(deps.limits, merchant, deps.clock()))) {
    deps.log.warn({ merchant: merchant.code }, 'the day’s budget for text messages is spent');
    return 'budget_spent';
  }
  deps.messenger.sms(merchant, { to: letter.to, body: textOf(call, letter, deps) });
  return 'ok';
}

async function sendMail(call: Call, letter: Letter, deps: IssueDeps): Promise<Result> {
  const { merchant, language } = call;
  const subject = deps.codeTexts.subject(language, { site: merchant.setting('name') });
  deps.messenger.mail(merchant, { to: letter.to, subject, text: textOf(call, letter, deps) });
  return 'ok';
}

function textOf(
  { merchant, language }: Call,
  { code, purpose }: Letter,
  { codeTexts }: IssueDeps,
): string {
  const minutes = Math.ceil(merchant.setting('code.lifeSeconds') / 60);
  return codeTexts.body(language, purpose, { site: merchant.setting('name'), code, minutes });
}

type Noted = { channel: 'sms' | 'email'; purpose: CodePurpose; asked: string; result: Result };

/** Whose it is stays unsaid: nobody has proven anything yet. */
const note = (
  call: Call,
  { channel, purpose, asked, result }: Noted,
  { database, clock }: IssueDeps,
): Promise<void> =>
  database.query(call.merchant.code, (tx) =>
    writeAudit(tx, {
      ...auditFrom(call),
      action: 'code.send',
      result,
      about: { channel, purpose },
      at: clock(),
      actor: 'guest',
      memberId: null,
      subject: asked,
    }),
  );
