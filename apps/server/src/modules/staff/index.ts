// Accounts of staff: how people enter the back office, and what a call of theirs may do. Who has an account is decided by commands (staff.ts).
import { deviceKeptSeconds } from '@parlour/contract/login/device-cookie';
import type { EntryHandlers } from '#http/staff/entry-call';
import { askForPasskey } from '#modules/passkey';
import type { ServerModule } from '#server/module';
import { removeOldInvitations } from './invitation-store.ts';
import { beginPasskey, openLink, takeLink } from './invitations.ts';
import { logIn, type LoginDeps } from './log-in.ts';
import { chooseMerchant, logOut, whoAmI } from './own-account.ts';
import { loginCeremony } from './second-factor/ceremonies.ts';
import { removeEndedSessions, removeOldDevices } from './session-store.ts';
import type { StaffSignals } from './signals/streams.ts';

export { listColleagues } from './account-store.ts';
export { guardDatabase } from './guard-database.ts';
export { staffSessionFinder } from './sessions.ts';
export { staffSignals, type StaffSignals } from './signals/streams.ts';

type EntryDeps = LoginDeps & { streams: StaffSignals };

export const staffEntry = ({ streams, ...deps }: EntryDeps): EntryHandlers => ({
  openInvitation: (input, call) => openLink(call, input, deps),
  beginInvitationPasskey: (input, call) => beginPasskey(call, input, deps),
  takeInvitation: (input, call) => takeLink(call, input, deps),
  // Stores and compares nothing, so nothing is counted.
  beginStaffLogin: async () => askForPasskey(loginCeremony(deps), deps),
  logInStaff: (input, call) => logIn(call, input, deps),
  logOutStaff: (_input, call) => logOut(call, deps),
  whoAmI: (_input, call) => whoAmI(call, deps),
  chooseMerchant: ({ merchant }, call) => chooseMerchant(call, merchant, deps),
  openStaffSignals: (_input, call) => streams.open(call),
});

/** Rows of the operator's realm, which the back office removes when their time is over. */
export const staffExpiry: ServerModule = {
  name: 'staff',
  expires: [
    { keptMs: 0, remove: removeEndedSessions },
    { keptMs: 0, remove: removeOldInvitations },
    { keptMs: deviceKeptSeconds * 1_000, remove: removeOldDevices },
  ],
};
