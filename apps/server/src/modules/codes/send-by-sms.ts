// The rule of asking for a code by text message. Answers are alike whether anybody is there, in words and in time: what is sent goes out behind the answer (A2).
import type { CaptchaGiven } from '@parlour/contract/codes/fields.schema';
import type { Language } from '@parlour/contract/languages';
import type { Tx } from '@parlour/database/connection';
import type { Logger } from 'pino';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import { demandCaptcha, type CaptchaDeps } from '#modules/captcha';
import type { Messenger } from '#modules/messages';
import { countCode, maySpend } from './code-limits.ts';
import { mintCode, type CodeDeps, type CodeFor } from './codes.ts';
import { noteSending, type SendResult } from './note-sending.ts';
import { readServedMobile } from './served-mobile.ts';

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

export type Wanted = {
  mobileNum: string;
  countryDialingCode: string;
  loginDeviceId: string;
  captcha: CaptchaGiven;
  purpose: CodeFor['purpose'];
  /** Whether a code goes to this number. */
  isFor: (tx: Tx, receiver: string) => Promise<boolean>;
  /** What the trace says of every other number, and what is sent to it: null for nothing. */
  toOthers: { result: SendResult; body: string | null };
};

export async function sendBySms(
  call: Call,
  { loginDeviceId: deviceId, captcha, purpose, isFor, toOthers, ...typed }: Wanted,
  deps: SendDeps,
): Promise<{ expirationTime: number }> {
  const { merchant } = call;
  if (!deps.messenger.canSms(merchant)) throw new Refusal('function.not.available');
  const receiver = readServedMobile(merchant, typed);
  // After the number was looked at: a slip of the fingers costs no captcha.
  await demandCaptcha(call, { gate: 'sms', given: captcha }, deps);
  await countCode(deps.limits, { ...call, channel: 'sms', receiver });
  const isReal = await deps.database.read(merchant.code, (tx) => isFor(tx, receiver));
  const to = { channel: 'sms', receiver, deviceId, purpose } as const;
  const { code, expiresAt } = await mintCode(merchant, { ...to, isReal }, deps);
  const body = isReal ? textOf(call, code, deps) : toOthers.body;
  const isPaid = body === null || (await sendPaid(call, { receiver, body }, deps));
  const told = isReal ? 'ok' : toOthers.result;
  await noteSending(
    call,
    { channel: 'sms', receiver, result: isPaid ? told : 'budget_spent' },
    deps,
  );
  return { expirationTime: expiresAt.getTime() };
}

type Paid = { receiver: string; body: string };

/** A text message costs the merchant: one goes out only to whom it is for, and while there is money for it. */
async function sendPaid(
  { merchant }: Call,
  { receiver, body }: Paid,
  deps: SendDeps,
): Promise<boolean> {
  if (!(await maySpend(deps.limits, merchant, deps.clock()))) {
    deps.log.warn({ merchant: merchant.code }, 'the day’s budget for text messages is spent');
    return false;
  }
  deps.messenger.sms(merchant, { to: receiver, body });
  return true;
}

export function textOf(
  { merchant, language }: Call,
  code: string,
  { codeTexts }: SendDeps,
): string {
  const minutes = Math.ceil(merchant.setting('code.lifeSeconds') / 60);
  return codeTexts.body(language, { site: merchant.setting('name'), code, minutes });
}
