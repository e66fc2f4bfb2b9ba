// Makes a code and sends it, for whatever it is. Answers are alike whether anybody is there, in words and in time: what is sent goes out behind the answer (A2).
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Language } from '@parlour/contract/languages';
import type { Tx } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { hostName } from '#http/merchant';
import { auditFrom, writeAudit } from '#modules/audit';
import type { CaptchaDeps } from '#modules/captcha';
import { findOwnDevice, ownDeviceKey } from '#modules/session';
import type { Messenger } from '#modules/messages';
import { Refusal } from '#http/refusal';
import { countCode } from './code-limits.ts';
import { mintCode, type CodeDeps, type CodeFor, type CodePurpose } from './codes.ts';
import {
  isBudgetSpent,
  spendMessage,
  untilNextBudget,
  type BudgetDeps,
  type Spender,
} from './sms-budget.ts';

type BodyValues = { site: string; code: string; minutes: number };

/** What is written to people, by the language of who asks (packages/phrases/messages). */
export type CodeTexts = {
  body: (language: Language, purpose: CodePurpose, values: BodyValues) => string;
  subject: (language: Language, values: { site: string }) => string;
};

export type IssueDeps = CodeDeps &
  CaptchaDeps &
  BudgetDeps & { messenger: Messenger; codeTexts: CodeTexts };

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
  const device = await findOwnDevice(call, asked, deps.database);
  const ownDevice = ownDeviceKey(device?.hash ?? null);
  await countCode(deps.limits, { ...call, channel, receiver: asked, ownDevice });
  const budget = purpose === 'register' ? 'register' : 'members';
  const spender: Spender = { merchant, budget, isOwnDevice: device !== null };
  // Before anybody is looked for, so that all are told alike.
  if (channel === 'sms' && (await isBudgetSpent(spender, deps))) {
    await note(call, { channel, purpose, asked, result: 'budget_spent' }, deps);
    throw new Refusal('TOO_MANY_REQUEST.sms', { retryAfter: untilNextBudget(deps.clock()) });
  }
  const to = await deps.database.read(merchant.code, find);
  const { code, expiresAt } = await mintCode(merchant, { ...wanted, isReal: to !== null }, deps);
  const words = textOf(call, { code, purpose }, deps);
  const text = channel === 'sms' ? `${words}\n${boundTo(call, code)}` : words;
  const letter = to === null ? otherwise : { to, text, result: 'ok' as const };
  const send = (each: Letter) =>
    channel === 'sms' ? sendPaid(spender, each, deps) : sendMail(call, each, deps);
  const result = letter === undefined ? 'nobody' : await send(letter);
  await note(call, { channel, purpose, asked, result }, deps);
  return { expirationTime: expiresAt.getTime() };
}

type Result = AuditEvent<'code.send'>['result'];
/** With what the trace says once it is sent. */
type Letter = { to: string; text: string; result: Result };

/** A text message costs the merchant: one goes out only to whom it is for, and while there is money for it. Whoever asked while the last one was taken is answered as if it had been sent. */
async function sendPaid(
  spender: Spender,
  { to, text, result }: Letter,
  deps: IssueDeps,
): Promise<Result> {
  if (!(await spendMessage(spender, deps))) return 'budget_spent';
  deps.messenger.sms(spender.merchant, { to, body: text });
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
