// Sessions in two halves: opening, finding, ending, and handing off to another address. The rules of logging in are in the login module.
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
import { rememberedMs } from './remembered/remembered-login.ts';
import { removeOldRemembered } from './remembered/store.ts';
import { endOthers, endOwn, listOwn } from './own-sessions.ts';
import { removeEndedSessions } from './store.ts';

export {
  askSession,
  holdCookieSession,
  holdSession,
  inSession,
  inSessionOfLockedMember,
} from './ask-session.ts';
export { describeDevice } from './describe-device.ts';
export { countHandoffTry, handoffMs, type HandoffDeps } from './handoff.ts';
export { findHandoff, insertHandoff, removeHandoff } from './handoff-store.ts';
export {
  forgetOtherDevices,
  listKnownDevices,
  noteDevice,
  removeOldDevices,
} from './known-device-store.ts';
export { maskName } from './mask-name.ts';
export {
  halfFinder,
  isLive,
  isWorthNoting,
  listOverSessions,
  sessionFinder,
  writeSession,
  type SessionDeps,
} from './open-session.ts';
export {
  deviceFor,
  findDeviceOf,
  findOwnDevice,
  memberDeviceKey,
  ownDeviceKey,
  type OwnDevice,
} from './own-device.ts';
export {
  isRemembered,
  isRememberToken,
  mintRemembered,
  useRemembered,
} from './remembered/remembered-login.ts';
export { forgetMember } from './remembered/store.ts';
export { hashSecret, mintSecret } from './secret.ts';
export { removeOtherSessions, updateLastSeen } from './store.ts';

export function sessionModule(deps: HandoffDeps): ServerModule {
  const logOut = async (_input: unknown, call: MemberCall) => {
    await endOwn(call, { id: call.session.id, by: 'logout' }, deps);
    return null;
  };
  return {
    name: 'session',
    calls: {
      logOut,
      logOutByPost: logOut,
      listSessions: (_input, call) => listOwn(call, deps),
      endSession: ({ id }, call) => endOwn(call, { id, by: 'device_list' }, deps),
      endOtherSessions: (_input, call) => endOthers(call, deps),
      mintHandoff: ({ audience }, call) => mintHandoff(call, audience, deps),
      inspectHandoff: ({ code }, call) => inspectHandoff(call, code, deps),
      discardHandoff: ({ code }, call) => discardHandoff(call, code, deps),
      redeemHandoff: async (input, call) => {
        const { cookie, ...answer } = await redeemHandoff(call, input, deps);
        call.beginSession({ memberId: answer.id, cookie });
        return answer;
      },
    },
    // An ended session can be removed at once: no call reads it, and a bet is refused with or without it.
    expires: [
      { keptMs: 0, remove: removeEndedHandoffs },
      { keptMs: 0, remove: removeEndedSessions },
      { keptMs: rememberedMs, remove: removeOldRemembered },
    ],
  };
}
