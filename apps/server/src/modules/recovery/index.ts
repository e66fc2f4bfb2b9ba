// A forgotten password (REG-05): a code to the account's number or e-mail address sets a new one.
import type { ServerModule } from '#server/module';
import { resetPassword, type ResetDeps } from './reset-password.ts';
import { sendResetEmail, sendResetSms } from './send-reset-code.ts';
import { tellOwner, type ResetTexts } from './tell-owner.ts';
import type { IssueDeps } from '#modules/codes';

export type { ResetTexts } from './tell-owner.ts';

type RecoveryModuleDeps = IssueDeps & Omit<ResetDeps, 'tellOwner'> & { resetTexts: ResetTexts };

export function recoveryModule(moduleDeps: RecoveryModuleDeps): ServerModule {
  const deps = { ...moduleDeps, tellOwner: tellOwner(moduleDeps, moduleDeps.resetTexts) };
  return {
    name: 'recovery',
    calls: {
      sendResetSms: (input, call) => sendResetSms(call, input, deps),
      sendResetEmail: (input, call) => sendResetEmail(call, input, deps),
      resetPassword: (input, call) => resetPassword(call, input, deps),
    },
  };
}
