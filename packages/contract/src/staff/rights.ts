// Which roles may make which calls of staff. A new call does not compile without a line here.
import type { StaffEndpointName } from './endpoints.ts';
import type { StaffRole } from './roles.ts';

const team: readonly StaffRole[] = ['owner', 'manager', 'support'];
const leaders: readonly StaffRole[] = ['owner', 'manager'];
/** Calls without a page in the back office, which only commands make. */
const byCommand: readonly StaffRole[] = [];

export const rights: Record<StaffEndpointName, readonly StaffRole[]> = {
  // The desk.
  listQueue: team,
  openTalk: team,
  takeTalk: team,
  takeOverTalk: leaders,
  listColleagues: team,
  handOverTalk: team,
  tellStaffWriting: team,
  answerTalk: team,
  addAnswerPicture: team,
  addTalkNote: team,
  closeTalk: team,
  queuedPicture: team,
  talkMember: team,
  listCannedAnswers: team,
  saveCannedAnswer: leaders,
  removeCannedAnswer: leaders,

  answerMessage: byCommand,
  cancelBonus: byCommand,
  changePromotion: byCommand,
  changeSettings: byCommand,
  checkLedger: byCommand,
  checkRewards: byCommand,
  compareAnnouncements: byCommand,
  decideWithheld: byCommand,
  disableStaff: byCommand,
  exportAnnouncements: byCommand,
  forgetTracked: byCommand,
  giveVouchers: byCommand,
  grantBonus: byCommand,
  importAnnouncements: byCommand,
  importClub: byCommand,
  importPromotion: byCommand,
  inboxPicture: byCommand,
  inviteStaff: byCommand,
  issueVouchers: byCommand,
  listAnnouncementGroups: byCommand,
  listAuditEvents: byCommand,
  listGrantedBonuses: byCommand,
  listInbox: byCommand,
  listMerchants: byCommand,
  listOutbox: byCommand,
  listPromotions: byCommand,
  listRounds: byCommand,
  listStaff: byCommand,
  listWithheld: byCommand,
  openMessage: byCommand,
  previewGrant: byCommand,
  readFunnel: byCommand,
  readHouse: byCommand,
  readStatement: byCommand,
  rebuildActivity: byCommand,
  removeAnnouncements: byCommand,
  removeStaffRole: byCommand,
  retryDeadLetters: byCommand,
  retryTracked: byCommand,
  sendNews: byCommand,
  sendTestPush: byCommand,
  setClubLabel: byCommand,
  showClub: byCommand,
  showEvent: byCommand,
  showSettings: byCommand,
  showStaffCode: byCommand,
  verifyAuditChains: byCommand,
};

/** Whether one of the roles may make a call. */
export const mayCall = (roles: readonly StaffRole[], name: StaffEndpointName): boolean =>
  roles.some((role) => rights[name].includes(role));
