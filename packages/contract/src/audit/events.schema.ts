import { z } from 'zod';
import { identityChannels } from '../identity/channels.ts';
import { secondFactors } from '../login/second-factors.ts';
import type { AuditAction } from './events.ts';

const promotionStates = ['draft', 'live', 'paused', 'ended'] as const;

/** Texts of settings may be long; what matters is that they changed, and to what kind of thing. */
const settingText = z.string().max(1_000).nullable();

/** Decimal text in the unit of its currency. */
const worth = { amount: z.string().max(40), currency: z.string().max(10) };

/** What each event tells besides who, where, when and with what result. No password, code or token, whatever the action. */
export const auditShapes = {
  'session.login': z.strictObject({
    method: z.enum(['password', 'sms', 'remembered', 'passkey', 'identity', 'registration']),
    /** Where one was given. */
    secondFactor: z.enum(secondFactors).optional(),
    /** What the session may do. */
    rights: z.enum(['full', 'basic', 'limited']).optional(),
  }),
  'member.register': z.strictObject({ method: z.enum(['name', 'mobile', 'identity']) }),
  'session.handoff': z.strictObject({}),
  /** `replaced`: by a login, or a hand-off, in the same browser. */
  'session.end': z.strictObject({ by: z.enum(['logout', 'device_list', 'replaced']) }),
  'password.change': z.strictObject({}),
  /** By which the code came, or was said to. */
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
  /** By its host; of FCM with the project. */
  'push.service': z.strictObject({ service: z.string().max(200) }),
  'merchant.setting': z.discriminatedUnion('isSecret', [
    /** Null stands for the shipped value. */
    z.strictObject({
      key: z.string().max(200),
      isSecret: z.literal(false),
      from: settingText,
      to: settingText,
    }),
    /** Of a secret only that it changed, and whether it is set now. */
    z.strictObject({ key: z.string().max(200), isSecret: z.literal(true), isSet: z.boolean() }),
  ]),
  /** By its own name, which is no text of anybody's. */
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
  /** The hash of the name, as `login_lock` has it. */
  'login.lock': z.strictObject({ subject: z.string().length(64) }),
  'login.unlock': z.strictObject({ subject: z.string().length(64) }),
  'invitation.decide': z.strictObject({
    verdict: z.enum(['release', 'refuse']),
    /** Why it was withheld. */
    mark: z.enum(['same_device', 'same_address', 'many_today', 'many_of_member']),
    /** Why it was decided so; null where somebody decided by hand and did not say. */
    reason: z.string().max(200).nullable(),
  }),
  /** By the operator's own names; the texts are the operator's, too, and not kept here. */
  'content.change': z.strictObject({
    change: z.enum(['import', 'remove']),
    group: z.string().max(40),
    ids: z.array(z.string().max(40)).max(60),
  }),
} as const satisfies Record<AuditAction, z.ZodType>;
