// Ways out of the site: to sites that the merchant lists, with a token made for each (REDIR-01), and with a word before any other (REDIR-02).
import type { HandoffDeps } from '#modules/session';
import type { ServerModule } from '#server/module';
import { describeTarget, leaveForTarget } from './leave-for-target.ts';
import { swapToken } from './swap-token.ts';

export const leavingModule = (deps: HandoffDeps): ServerModule => ({
  name: 'leaving',
  calls: {
    describeTarget: (input, call) => describeTarget(call, input, deps),
    leaveForTarget: (input, call) => leaveForTarget(call, input, deps),
    swapTargetToken: (input, call) => swapToken(call, input, deps),
  },
});
