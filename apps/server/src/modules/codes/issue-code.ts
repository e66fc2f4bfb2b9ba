// Makes a code for any purpose and sends it. Answers do not show whether the receiver exists, neither by content nor by time: the code is sent after the answer (A2).
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

/** Texts of the messages, in the language of the caller (packages/phrases/messages). */
export type CodeTexts = {
  body: (language: Language, purpose: CodePurpose, values: BodyValues) => string;
  subject: (language: Language, values: { site: string }) => string;
};

export type IssueDeps = CodeDeps &
  CaptchaDeps &
  BudgetDeps & { messenger: Messenger; codeTexts: CodeTexts };

export type IssueRequest = {
  code: CodeFor;
  /** The number or the name: requests are counted by it, whatever the code is for, and the audit trail records it. */
  asked: string;
  /** Finds the address for the message; null if there is no such member. */
  find: (tx: Tx) => Promise<string | null>;
  /** A message in place of a code if there is no receiver, with the result for the audit trail. Absent: no message, and `nobody`. */
  otherwise?: { to: string; text: string; result: 'taken' };
};

export async function issueCode(
  call: Call,
  { code: wanted, asked, find, otherwise }: IssueRequest,
  deps: IssueDeps,
): Promise<{ expirationTime: number }> {
  const { merchant } = call;
  const { channel, purpose } = wanted;
  const device = await findOwnDevice(call, asked, deps.database);
  const ownDevice = ownDeviceKey(device?.hash ?? null);
  await countCode(deps.limits, { ...call, channel, receiver: asked, ownDevice });
  const budget = purpose === 'register' ? 'register' : 'members';
  const spender: Spender = { merchant, budget, isOwnDevice: device !== null };
  // Checked before the receiver is looked up, so that all callers get the same answer.
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
/** A message, and the result for the audit trail if it is sent. */
type Letter = { to: string; text: string; result: Result };

/** Sends a text message if the merchant's budget allows. A caller who loses a race for the last of it still gets the usual answer. */
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

/** The last line of a text message: it lets phones fill in the code on this site only (origin-bound one-time codes). */
const boundTo = ({ origin }: Call, code: string): string =>
  `@${hostName(new URL(origin).host)} #${code}`;

type SendRecord = { channel: 'sms' | 'email'; purpose: CodePurpose; asked: string; result: Result };

/** Records the request without a member, because the caller has not proven anything yet. */
const note = (
  call: Call,
  { channel, purpose, asked, result }: SendRecord,
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
