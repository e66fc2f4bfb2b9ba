// Codes to log in with, or as a second factor.
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { usernameKey } from '@parlour/database/tables/member';
import { countCode } from './code-limits.ts';
import { mintCode } from './codes.ts';
import { noteSending } from './note-sending.ts';
import { sendBySms, textOf, type SendDeps } from './send-by-sms.ts';
import { findEmailOf, hasOneMember } from './store.ts';

export const sendSmsCode = (call: Call, input: CallInput<'sendSmsCode'>, deps: SendDeps) =>
  sendBySms(
    call,
    {
      ...input,
      captcha: input,
      purpose: 'login',
      isFor: hasOneMember,
      toOthers: { result: 'nobody', body: null },
    },
    deps,
  );

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
  await noteSending(call, { channel: 'email', receiver, result }, deps);
  return { expirationTime: expiresAt.getTime() };
}
