// Sends a code to a number that registers. If a member has the number, only the message says so, not the answer (A2).
import type { Call } from '#http/call';
import type { CallAnswer, CallInput } from '#http/route';
import { admitNumber, issueCode, type IssueDeps } from '#modules/codes';
import { demandOpen } from './admit-registration.ts';
import { hasMobile } from './store.ts';
import type { OwnerTexts } from './tell-owner.ts';

export type CodeDeps = IssueDeps & { ownerTexts: OwnerTexts };

export async function sendRegisterCode(
  call: Call,
  { mobileNo: mobileNum, loginDeviceId: deviceId, ...rest }: CallInput<'sendRegisterCode'>,
  deps: CodeDeps,
): Promise<CallAnswer<'sendRegisterCode'>> {
  demandOpen(call);
  const { merchant, language } = call;
  const receiver = await admitNumber(call, { ...rest, mobileNum }, deps);
  const site = merchant.setting('name');
  const { expirationTime } = await issueCode(
    call,
    {
      code: { channel: 'sms', receiver, deviceId, purpose: 'register' },
      asked: receiver,
      find: async (tx) => ((await hasMobile(tx, receiver)) ? null : receiver),
      otherwise: {
        to: receiver,
        text: deps.ownerTexts.mobile(language, { site }),
        result: 'taken',
      },
    },
    deps,
  );
  return {
    expiredMinutes: Math.ceil(merchant.setting('code.lifeSeconds') / 60),
    expirationTime,
  };
}
