// A forgotten password (REG-05): a code to the number or the address of the account, and with it a new password.
import type { ServerModule } from '#server/module';
import { resetPassword, type ResetDeps } from './reset-password.ts';
import { sendResetEmail, sendResetSms } from './send-reset-code.ts';
import { tellOwner, type ResetTexts } from './tell-owner.ts';
import type { IssueDeps } from '#modules/codes';

export type { ResetTexts } from './tell-owner.ts';

type House = IssueDeps & Omit<ResetDeps, 'tellOwner'> & { resetTexts: ResetTexts };

export function recoveryModule(house: House): ServerModule {
  const deps = { ...house, tellOwner: tellOwner(house, house.resetTexts) };
  return {
    name: 'recovery',
    calls: {
      sendResetSms: (input, call) => sendResetSms(call, input, deps),
      sendResetEmail: (input, call) => sendResetEmail(call, input, deps),
      resetPassword: (input, call) => resetPassword(call, input, deps),
    },
  };
}
