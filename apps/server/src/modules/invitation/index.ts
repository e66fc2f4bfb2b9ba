// Who came by whose code: written when the friend registers, and settled by whoever knows what the friend has done since (decision 084).
export { noteInvitation } from './note-invitation.ts';
export {
  findInviteCode,
  findInviter,
  findMark,
  listFriends,
  lockJoined,
  updateSettled,
  type FriendRow,
  type InvitationRow,
} from './store.ts';
