// Makes a code and sends it, for whatever it is. Answers are alike whether anybody is there, in words and in time: what is sent goes out behind the answer (A2).
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Language } from '@parlour/contract/languages';
import type { Tx } from '@parlour/database/connection';
import type { Logger } from 'pino';
import type { Call } from '#http/call';
import { hostName } from '#http/merchant';
import { auditFrom, writeAudit } from '#modules/audit';
import type { CaptchaDeps } from '#modules/captcha';
import { ownDeviceKey } from '#modules/session';
import type { Messenger } from '#modules/messages';
import { countCode, maySpend } from './code-limits.ts';
import { mintCode, type CodeDeps, type CodeFor, type CodePurpose } from './codes.ts';

type BodyValues = { site: string; code: string; minutes: number };

/** What is written to people, by the language of who asks (packages/phrases/messages). */
export type CodeTexts = {
  body: (language: Language, purpose: CodePurpose, values: BodyValues) => string;
  subject: (language: Language, values: { site: string }) => string;
};

export type IssueDeps = CodeDeps &
  CaptchaDeps & {
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
  /** What is written instead of a code where nobody is to get one, and what the trace says of it; absent: nothing, and `nobody`. */
  otherwise?: { to: string; text: string; result: 'taken' };
};

export async function issueCode(
  call: Call,
  { code: wanted, asked, find, otherwise }: Wanted,
  deps: IssueDeps,
): Promise<{ expirationTime: number }> {
  const { merchant } = call;
  const { channel, purpose } = wanted;
  const ownDevice = await ownDeviceKey(call, asked, deps.database);
  await countCode(deps.limits, { ...call, channel, receiver: asked, ownDevice });
  const to = await deps.database.read(merchant.code, find);
  const { code, expiresAt } = await mintCode(merchant, { ...wanted, isReal: to !== null }, deps);
  const words = textOf(call, { code, purpose }, deps);
  const text = channel === 'sms' ? `${words}\n${boundTo(call, code)}` : words;
  const letter = to === null ? (otherwise ?? null) : { to, text, result: 'ok' as const };
  const send = channel === 'sms' ? sendPaid : sendMail;
  const result = letter === null ? 'nobody' : await send(call, letter, deps);
  await note(call, { channel, purpose, asked, result }, deps);
  return { expirationTime: expiresAt.getTime() };
}

type Result = AuditEvent<'code.send'>['result'];
/** With what the trace says once it is sent. */
type Letter = { to: string; text: string; result: Result };

/** A text message costs the merchant: one goes out only to whom it is for, and while there is money for it. */
async function sendPaid(
  { merchant }: Call,
  { to, text, result }: Letter,
  deps: IssueDeps,
): Promise<Result> {
  if (!(await maySpend(deps.limits, merchant, deps.clock()))) {
    deps.log.warn({ merchant: merchant.code }, 'the day’s budget for text messages is spent');
    return 'budget_spent';
  }
  deps.messenger.sms(merchant, { to, body: text });
  return result;
}

async function sendMail(
  { merchant, language }: Call,
  { to, text, result }: Letter,
  deps: IssueDeps,
): Promise<Result> {
  const subject = deps.codeTexts.subject(language, { site: merchant.setting('name') });
  deps.messenger.mail(merchant, { to, subject, text });
  return result;
}

function textOf(
  { merchant, language }: Call,
  { code, purpose }: { code: string; purpose: CodePurpose },
  { codeTexts }: IssueDeps,
): string {
  const minutes = Math.ceil(merchant.setting('code.lifeSeconds') / 60);
  return codeTexts.body(language, purpose, { site: merchant.setting('name'), code, minutes });
}

/** The last line of a text message, by which phones fill the code in on that site alone (origin-bound one-time codes). */
const boundTo = ({ origin }: Call, code: string): string =>
  `@${hostName(new URL(origin).host)} #${code}`;

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
