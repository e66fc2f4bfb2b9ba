// Codes by text message and e-mail: requests, sending, and checks.
import type { ServerModule } from '#server/module';
import type { IssueDeps } from './issue-code.ts';
import { sendEmailCode, sendSmsCode } from './send-code.ts';
import { removeOldCodes } from './store.ts';

export {
  checkCode,
  endRightCode,
  spendCode,
  spendCodeIn,
  type CodeDeps,
  type CodeFor,
  type CodePurpose,
} from './codes.ts';
export { issueCode, type CodeTexts, type IssueDeps, type IssueRequest } from './issue-code.ts';
export { admitNumber, readServedMobile } from './served-mobile.ts';
export { spendMessage, type BudgetDeps } from './sms-budget.ts';

export const codesModule = (deps: IssueDeps): ServerModule => ({
  name: 'codes',
  calls: {
    sendSmsCode: (input, call) => sendSmsCode(call, input, deps),
    sendEmailCode: (input, call) => sendEmailCode(call, input, deps),
  },
  expires: [{ keptMs: 0, remove: removeOldCodes }],
});
