// Invitations: which friend used whose code. Written when the friend registers, and settled by the module that knows what the friend has done since (decision 084).
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
