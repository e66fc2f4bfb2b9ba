// Codes by text message and e-mail: who may ask for one, what is sent, and whether a code is right.
import type { ServerModule } from '#server/module';
import { sendEmailCode, sendSmsCode, type SendDeps } from './send-code.ts';
import { removeOldCodes } from './store.ts';

export type { CodeTexts } from './send-code.ts';
export { spendCode, type CodeDeps } from './codes.ts';
export { readMobile } from './phone-number.ts';

export const codesModule = (deps: SendDeps): ServerModule => ({
  name: 'codes',
  calls: {
    sendSmsCode: (input, call) => sendSmsCode(call, input, deps),
    sendEmailCode: (input, call) => sendEmailCode(call, input, deps),
  },
  expires: [{ keptMs: 0, remove: removeOldCodes }],
});
