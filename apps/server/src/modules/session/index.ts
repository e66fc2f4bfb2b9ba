// Sessions in two halves: opening, finding, ending, handing off to another address. Who may log in is not its business.
import type { MemberCall } from '#http/call';
import type { ServerModule } from '#server/module';
import {
  discardHandoff,
  inspectHandoff,
  mintHandoff,
  redeemHandoff,
  type HandoffDeps,
} from './handoff.ts';
import { removeEndedHandoffs } from './handoff-store.ts';
import { removeEndedSessions, removeSession } from './store.ts';

export { halfFinder, isLive, isWorthNoting, openSession, sessionFinder } from './open-session.ts';
export { hashSecret, mintSecret } from './secret.ts';
export { updateLastSeen } from './store.ts';

export function sessionModule(deps: HandoffDeps): ServerModule {
  const endSession = async (_input: unknown, call: MemberCall) => {
    await deps.database.query(call.merchant.code, (tx) => removeSession(tx, call.session));
    call.endSession();
    return null;
  };
  return {
    name: 'session',
    calls: {
      logOut: endSession,
      logOutByPost: endSession,
      mintHandoff: ({ audience }, call) => mintHandoff(call, audience, deps),
      inspectHandoff: ({ code }, call) => inspectHandoff(call, code, deps),
      discardHandoff: ({ code }, call) => discardHandoff(call, code, deps),
      redeemHandoff: async (input, call) => {
        const { cookie, ...answer } = await redeemHandoff(call, input, deps);
        call.beginSession({ memberId: answer.id, cookie });
        return answer;
      },
    },
    // Nothing asks for an ended session, and a bet is refused the same whether it is there or not.
    expires: [
      { keptMs: 0, remove: removeEndedHandoffs },
      { keptMs: 0, remove: removeEndedSessions },
    ],
  };
}
