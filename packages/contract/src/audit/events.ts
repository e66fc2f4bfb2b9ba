// The actions of the audit trail: every security action with its possible results (L1). An action or a result is listed
// only if there is code that writes it.
export const auditEvents = {
  /** A login attempt. A wrong password of a disabled member is `wrong_credentials`. */
  'session.login': {
    results: [
      'ok',
      'wrong_credentials',
      'locked',
      'disabled',
      'second_factor_due',
      'wrong_second_factor',
      /** A remembered login was used by another device, or with a secret that had already been replaced. */
      'copied',
      /** A third-party identity that no account is connected with. */
      'unknown_identity',
      /** Too many tries: not counted, not compared. */
      'limited',
    ],
  },
  /** A registration attempt. `repeated`: the same form was sent again, which opened a session and no second account. */
  'member.register': {
    results: [
      'ok',
      'repeated',
      'name_taken',
      'mobile_taken',
      'wrong_code',
      /** A token that is forged, old or used. */
      'identity_refused',
      /** The identity opens an account already. */
      'identity_taken',
      /** Too many tries: not examined. */
      'limited',
    ],
  },
  /** A hand-off code of a session was redeemed for a new session, at another address of the merchant or in another browser. */
  'session.handoff': { results: ['ok'] },
  /** The server of a listed target swapped a token for what it may know of the member (REDIR-01). */
  'session.target': { results: ['ok'] },
  'session.end': { results: ['ok'] },
  /** A password was changed. The sessions that this ends have no separate event. */
  'password.change': { results: ['ok', 'wrong_password'] },
  /** A forgotten password was reset with a code. The sessions that this ends have no separate event. */
  'password.reset': { results: ['ok', 'wrong_code'] },
  'authenticator.enrol': { results: ['ok', 'wrong_proof'] },
  'authenticator.remove': { results: ['ok', 'wrong_proof'] },
  /** A third-party identity was connected with the account; `taken`: it opens another account. */
  'identity.bind': { results: ['ok', 'refused', 'taken'] },
  'identity.unbind': { results: ['ok'] },
  'passkey.add': { results: ['ok'] },
  'passkey.remove': { results: ['ok'] },
  /** A code by text message or e-mail was requested; `nobody`: no member has the number or the name; `taken`: a registration requested it for a number that a member has. */
  'code.send': { results: ['ok', 'nobody', 'taken', 'budget_spent'] },
  /** Four fifths of a day's budget of text messages are spent; written once a day. */
  'sms.budget': { results: ['low'] },
  /** A push service refuses the merchant's key, contact or account, so it takes no more messages. Written once a day for each service. */
  'push.service': { results: ['refused'] },
  /** One event for each setting whose text changed. */
  'merchant.setting': { results: ['ok'] },
  /** A promotion was imported, new or replacing the one of that name; a published one may get a larger budget or another end. */
  'promotion.import': { results: ['ok'] },
  /** A promotion was published, paused or ended, so it begins or stops to cost money. */
  'promotion.state': { results: ['ok'] },
  /** A command granted bonus money to a member, or cancelled a bonus. */
  'bonus.grant': { results: ['ok'] },
  'bonus.cancel': { results: ['ok'] },
  /** A command gave a voucher to a member, or issued voucher codes that belong to no member yet. */
  'voucher.give': { results: ['ok'] },
  'voucher.issue': { results: ['ok'] },
  /** The owner of the database corrected a balance by a movement of the kind correction; the database writes the event itself. */
  'ledger.correct': { results: ['ok'] },
  /** A member was disabled or enabled by hand; the database writes the event itself. */
  'member.disable': { results: ['ok'] },
  'member.enable': { results: ['ok'] },
  /** The owner of the database locked a name by hand, or unlocked it; the database writes the event itself. */
  'login.lock': { results: ['ok'] },
  'login.unlock': { results: ['ok'] },
  /** Staff released or refused a withheld invitation, by the command or by hand; the database writes the event itself, and the member is the friend. */
  'invitation.decide': { results: ['ok'] },
  /** Staff answered a member's message. Opening one leaves no event. */
  'feedback.answer': { results: ['ok'] },
  /** Staff looked at the queue of talks, or read a talk with its pictures. */
  'chat.read': { results: ['ok'] },
  /** Staff looked at the data of the member of a talk: level, money, games. */
  'member.read': { results: ['ok'] },
  /** Staff searched talks. */
  'chat.search': { results: ['ok'] },
  /** Staff took a talk, or handed it over. */
  'chat.take': { results: ['ok'] },
  'chat.answer': { results: ['ok'] },
  /** Staff wrote a note in a talk, which only staff see. */
  'chat.note': { results: ['ok'] },
  'chat.close': { results: ['ok'] },
  /** Staff changed or removed one of the answers that the team chooses from. */
  'chat.canned': { results: ['ok'] },
  /** Staff sent a notification to a member's devices as a test, or news to all subscribers. */
  'push.send': { results: ['ok'] },
  /** Staff had dead letters of the outbox delivered again. */
  'outbox.retry': { results: ['ok'] },
  'tracking.forget': { results: ['ok'] },
  'tracking.retry': { results: ['ok'] },
  /** The club was imported, or staff set a member's club label. */
  'club.import': { results: ['ok'] },
  'club.label': { results: ['ok'] },
  /** The sums of members' activity were recomputed. */
  'activity.rebuild': { results: ['ok'] },
  /** A group of announcements was imported, or removed whole or in part. */
  'content.change': { results: ['ok'] },
  /** An invitation gave somebody a role and a link to log in with. All events of staff's accounts are in the operator's own chain. */
  'staff.invite': { results: ['ok'] },
  'staff.remove': { results: ['ok'] },
  'staff.disable': { results: ['ok'] },
  /** A command printed the code of an account of the demo. */
  'staff.code': { results: ['ok'] },
  /** An invitation was taken, with a new password and a new second factor. The sessions that this ends have no separate event. */
  'staff.join': { results: ['ok', 'wrong_code', 'wrong_passkey'] },
  /** A login to the back office. `disabled`: the right password of an account that is disabled. */
  'staff.login': {
    results: ['ok', 'wrong_credentials', 'wrong_second_factor', 'disabled', 'limited'],
  },
  'staff.logout': { results: ['ok'] },
  /** The merchant to work for was chosen. */
  'staff.choose': { results: ['ok'] },
} as const satisfies Record<string, { results: readonly [string, ...string[]] }>;

export type AuditAction = keyof typeof auditEvents;
