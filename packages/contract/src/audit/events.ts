// What the trace knows: every security action with the results that it can have (L1). An action, and a result, is listed
// when there is code that writes it.
export const auditEvents = {
  /** Somebody tried to log in. A wrong password of a disabled member is `wrong_credentials`. */
  'session.login': {
    results: [
      'ok',
      'wrong_credentials',
      'locked',
      'disabled',
      'second_factor_due',
      'wrong_second_factor',
      /** What a device remembers was shown by another device, or after it was changed. */
      'copied',
      /** A third-party identity that no account is connected with. */
      'unknown_identity',
      /** Too many tries: not counted, not compared. */
      'limited',
    ],
  },
  /** Somebody tried to create an account. `repeated`: the same form once more, which opened a session and no second account. */
  'member.register': {
    results: [
      'ok',
      'repeated',
      'name_taken',
      'mobile_taken',
      'wrong_code',
      /** A token that is forged, old or used. */
      'identity_refused',
      /** It opens an account already. */
      'identity_taken',
      /** Too many tries: not looked at. */
      'limited',
    ],
  },
  /** A code that a session had minted became one at another address of the merchant, or in another browser. */
  'session.handoff': { results: ['ok'] },
  'session.end': { results: ['ok'] },
  /** The sessions that end with it have no event of their own. */
  'password.change': { results: ['ok', 'wrong_password'] },
  /** A forgotten password was set anew with a code. The sessions that end with it have no event of their own. */
  'password.reset': { results: ['ok', 'wrong_code'] },
  'authenticator.enrol': { results: ['ok', 'wrong_proof'] },
  'authenticator.remove': { results: ['ok', 'wrong_proof'] },
  /** A third-party identity opens the account from now on; `taken`: it opens another one. */
  'identity.bind': { results: ['ok', 'refused', 'taken'] },
  'identity.unbind': { results: ['ok'] },
  'passkey.add': { results: ['ok'] },
  'passkey.remove': { results: ['ok'] },
  /** A code was asked for by text message or e-mail; `nobody`: nobody has the number, or the name; `taken`: a registration asked for it, and a member has the number. */
  'code.send': { results: ['ok', 'nobody', 'taken', 'budget_spent'] },
  /** Four fifths of a day's budget of text messages are spent; told once a day. */
  'sms.budget': { results: ['low'] },
  /** A push service takes nothing of the merchant's any more: its key, its contact or its account is refused. Told once a day for each service. */
  'push.service': { results: ['refused'] },
  /** One event for each setting whose text changed. */
  'merchant.setting': { results: ['ok'] },
  /** A promotion was published, paused or ended: from then on it may cost money, or costs none. */
  'promotion.state': { results: ['ok'] },
  /** A command granted bonus money to a member, or took a bonus back. */
  'bonus.grant': { results: ['ok'] },
  'bonus.cancel': { results: ['ok'] },
  /** A command gave a voucher to a member, or made codes of vouchers for whoever gets one. */
  'voucher.give': { results: ['ok'] },
  'voucher.issue': { results: ['ok'] },
  /** The owner of the database put a balance right by a movement of the kind correction; the database writes the event itself. */
  'ledger.correct': { results: ['ok'] },
  /** Somebody disabled a member by hand, or took that back; the database writes the event itself. */
  'member.disable': { results: ['ok'] },
  'member.enable': { results: ['ok'] },
  /** The owner of the database locked a name by hand, or unlocked it; the database writes the event itself. */
  'login.lock': { results: ['ok'] },
  'login.unlock': { results: ['ok'] },
  /** Staff decided what an invitation gives that was withheld, by the command or by hand; the database writes the event itself, and the member is the friend. */
  'invitation.decide': { results: ['ok'] },
  /** A group of announcements was written anew, or taken away whole or in part. */
  'content.change': { results: ['ok'] },
} as const satisfies Record<string, { results: readonly [string, ...string[]] }>;

export type AuditAction = keyof typeof auditEvents;
