import { z } from 'zod';
import { identityChannels } from '../identity/channels.ts';
import { secondFactors } from '../login/second-factors.ts';
import { staffRoles } from '../staff/roles.ts';
import { staffSecondFactors } from '../staff/second-factors.ts';
import type { AuditAction } from './events.ts';

const promotionStates = ['draft', 'live', 'paused', 'ended'] as const;

/** A setting's text, which may be long: the event has to show that it changed, and roughly to what. */
const settingText = z.string().max(1_000).nullable();

/** Decimal text in the unit of its currency. */
const worth = { amount: z.string().max(40), currency: z.string().max(10) };

/** The details of each event, besides who, where, when and with what result. Never a password, code or token. */
export const auditShapes = {
  'session.login': z.strictObject({
    method: z.enum(['password', 'sms', 'remembered', 'passkey', 'identity', 'registration']),
    /** The second factor, if one was used. */
    secondFactor: z.enum(secondFactors).optional(),
    /** The rights of the session that was opened. */
    rights: z.enum(['full', 'basic', 'limited']).optional(),
  }),
  'member.register': z.strictObject({ method: z.enum(['name', 'mobile', 'identity']) }),
  'session.handoff': z.strictObject({}),
  'session.target': z.strictObject({ origin: z.string().max(255) }),
  /** `replaced`: ended by a login or a hand-off in the same browser. */
  'session.end': z.strictObject({ by: z.enum(['logout', 'device_list', 'replaced']) }),
  'password.change': z.strictObject({}),
  /** `channel`: how the code was sent, or was claimed to have been sent. */
  'password.reset': z.strictObject({ channel: z.enum(['sms', 'email']) }),
  'authenticator.enrol': z.strictObject({}),
  'authenticator.remove': z.strictObject({}),
  'identity.bind': z.strictObject({ channel: z.enum(identityChannels) }),
  'identity.unbind': z.strictObject({ channel: z.enum(identityChannels) }),
  'passkey.add': z.strictObject({}),
  'passkey.remove': z.strictObject({}),
  'code.send': z.strictObject({
    channel: z.enum(['sms', 'email']),
    purpose: z.enum(['login', 'register', 'reset']),
  }),
  'sms.budget': z.strictObject({ budget: z.enum(['members', 'register']) }),
  /** `service`: the host of the push service; for FCM, host and project. */
  'push.service': z.strictObject({ service: z.string().max(200) }),
  'merchant.setting': z.discriminatedUnion('isSecret', [
    /** Null stands for the shipped value. */
    z.strictObject({
      key: z.string().max(200),
      isSecret: z.literal(false),
      from: settingText,
      to: settingText,
    }),
    /** A secret: the event holds only that it changed, and whether it is set now. */
    z.strictObject({ key: z.string().max(200), isSecret: z.literal(true), isSet: z.boolean() }),
  ]),
  /** `code`: the operator's name for the promotion. `state`: its state, which an import does not change. `budget`: decimal text in the merchant's currency, null if there is no limit. */
  'promotion.import': z.strictObject({
    code: z.string().max(40),
    state: z.enum(promotionStates),
    budget: z.string().max(40).nullable(),
  }),
  'promotion.state': z.strictObject({
    code: z.string().max(40),
    from: z.enum(promotionStates),
    to: z.enum(promotionStates),
  }),
  'bonus.grant': z.strictObject({ bonusId: z.uuid(), ...worth }),
  'bonus.cancel': z.strictObject({ bonusId: z.uuid() }),
  'voucher.give': z.strictObject({ voucherId: z.uuid(), batch: z.string().max(40), ...worth }),
  'voucher.issue': z.strictObject({ batch: z.string().max(40), count: z.int(), ...worth }),
  'ledger.correct': z.strictObject({
    account: z.enum(['wallet', 'bonus']),
    reference: z.string().max(200),
    ...worth,
  }),
  'member.disable': z.strictObject({}),
  'member.enable': z.strictObject({}),
  /** `subject`: the hash of the name, as `login_lock` has it. */
  'login.lock': z.strictObject({ subject: z.string().length(64) }),
  'login.unlock': z.strictObject({ subject: z.string().length(64) }),
  'invitation.decide': z.strictObject({
    verdict: z.enum(['release', 'refuse']),
    /** The reason why it was withheld. */
    mark: z.enum(['same_device', 'same_address', 'many_today', 'many_of_member']),
    /** The reason for the decision; null if it was made by hand and none was stated. */
    reason: z.string().max(200).nullable(),
  }),
  'feedback.answer': z.strictObject({ feedbackId: z.uuid() }),
  /** `talkId`: null for the queue. */
  'chat.read': z.strictObject({ talkId: z.uuid().nullable() }),
  /** The talk beside which it was shown. */
  'member.read': z.strictObject({ talkId: z.uuid() }),
  /** The number of talks that were found; not what was searched for. */
  'chat.search': z.strictObject({ talks: z.int() }),
  /** `to`: the name of the person; null if the talk went back into the queue. */
  'chat.take': z.strictObject({ talkId: z.uuid(), to: z.string().max(200).nullable() }),
  'chat.answer': z.strictObject({ talkId: z.uuid(), messageId: z.uuid() }),
  'chat.note': z.strictObject({ talkId: z.uuid(), noteId: z.uuid() }),
  'chat.close': z.strictObject({ talkId: z.uuid() }),
  'chat.canned': z.strictObject({ answerId: z.uuid(), change: z.enum(['saved', 'removed']) }),
  /** The number of devices; not the text. */
  'push.send': z.strictObject({ kind: z.enum(['test', 'news']), devices: z.int() }),
  /** `number`: the one fact; null for all dead letters of the merchant. `letters`: how many there were. */
  'outbox.retry': z.strictObject({ letters: z.int(), number: z.string().max(18).nullable() }),
  'tracking.forget': z.strictObject({ events: z.int(), browsers: z.int() }),
  'tracking.retry': z.strictObject({ deliveries: z.int() }),
  /** The number of levels. */
  'club.import': z.strictObject({ levels: z.int() }),
  /** Null: no label. */
  'club.label': z.strictObject({ label: z.string().max(100).nullable() }),
  'activity.rebuild': z.strictObject({}),
  /** Group and ids are the operator's own names. The texts are not stored here. */
  'content.change': z.strictObject({
    change: z.enum(['import', 'remove']),
    group: z.string().max(40),
    ids: z.array(z.string().max(40)).max(60),
  }),
  /** `merchant`: null for all merchants. The subject is the account's e-mail address, in all events of staff. */
  'staff.invite': z.strictObject({
    role: z.enum(staffRoles),
    merchant: z.string().max(100).nullable(),
  }),
  'staff.remove': z.strictObject({
    role: z.enum(staffRoles),
    merchant: z.string().max(100).nullable(),
  }),
  'staff.disable': z.strictObject({}),
  'staff.code': z.strictObject({}),
  'staff.join': z.strictObject({ secondFactor: z.enum(staffSecondFactors) }),
  'staff.login': z.strictObject({}),
  'staff.logout': z.strictObject({}),
  'staff.choose': z.strictObject({ merchant: z.string().max(100) }),
} as const satisfies Record<AuditAction, z.ZodType>;
