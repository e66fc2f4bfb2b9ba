// A code to a number that registers: one that a member has is told so by the message, and nobody by the answer (A2).
import type { Call } from '#http/call';
import type { CallAnswer, CallInput } from '#http/route';
import { sendBySms, type SendDeps } from '#modules/codes';
import { demandOpen } from './admit-registration.ts';
import { hasMobile } from './store.ts';
import type { OwnerTexts } from './tell-owner.ts';

export type CodeDeps = SendDeps & { ownerTexts: OwnerTexts };

export async function sendRegisterCode(
  call: Call,
  { mobileNo, countryDialingCode, loginDeviceId, ...captcha }: CallInput<'sendRegisterCode'>,
  deps: CodeDeps,
): Promise<CallAnswer<'sendRegisterCode'>> {
  demandOpen(call);
  const { merchant, language } = call;
  const site = merchant.setting('name');
  const { expirationTime } = await sendBySms(
    call,
    {
      mobileNum: mobileNo,
      countryDialingCode,
      loginDeviceId,
      captcha,
      purpose: 'register',
      isFor: async (tx, receiver) => !(await hasMobile(tx, receiver)),
      toOthers: { result: 'taken', body: deps.ownerTexts.mobile(language, { site }) },
    },
    deps,
  );
  return {
    expiredMinutes: Math.ceil(merchant.setting('code.lifeSeconds') / 60),
    expirationTime,
  };
}
