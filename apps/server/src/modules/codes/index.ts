// Codes by text message and e-mail: who may ask for one, what is sent, and whether a code is right.
import type { ServerModule } from '#server/module';
import { sendEmailCode, sendSmsCode } from './send-code.ts';
import type { SendDeps } from './send-by-sms.ts';
import { removeOldCodes } from './store.ts';

export { sendBySms, type CodeTexts, type SendDeps } from './send-by-sms.ts';
export { readServedMobile } from './served-mobile.ts';
export { spendCode, spendCodeIn, type CodeDeps } from './codes.ts';
export { readMobile } from './phone-number.ts';

export const codesModule = (deps: SendDeps): ServerModule => ({
  name: 'codes',
  calls: {
    sendSmsCode: (input, call) => sendSmsCode(call, input, deps),
    sendEmailCode: (input, call) => sendEmailCode(call, input, deps),
  },
  expires: [{ keptMs: 0, remove: removeOldCodes }],
});
