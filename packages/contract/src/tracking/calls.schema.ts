import { z } from 'zod';
import { adNetworks } from './ad-networks.ts';
import { adParameterLimits } from './ad-parameters.ts';
import { consentKinds, consentRules } from './consent.ts';

/** A game as the site's address names it. Anyone can write these values, so they are only recorded. */
const game = {
  vendor: z.string().regex(/^[\w-]{1,40}$/),
  gameId: z.string().regex(/^[\w.:-]{1,64}$/),
};
/** The id of the event, by which a repeated delivery is recognised (TRACK-03, TRACK-08), and when it happened, in epoch milliseconds; absent for now. */
const own = { eventID: z.uuid(), at: z.int().positive().optional() };

const event = z.discriminatedUnion('eventName', [
  /** TRACK-08: the first visit of this browser. */
  z.strictObject({ eventName: z.literal('firstOpen'), ...own }),
  /** TRACK-08: a promotion or a game was opened. */
  z.strictObject({
    eventName: z.literal('viewContent'),
    ...own,
    content: z.enum(['promotion', 'game']),
    id: z.string().regex(/^[\w.:/-]{1,100}$/),
  }),
  /** TRACK-01: a game without money was opened. */
  z.strictObject({ eventName: z.literal('startTrial'), ...own, ...game }),
  /** TRACK-01: a valid registration form was sent. */
  z.strictObject({ eventName: z.literal('registerSubmit'), ...own }),
  /** TRACK-08: a link to an app was pressed. */
  z.strictObject({
    eventName: z.literal('downloadApp'),
    ...own,
    app: z.enum(['android', 'ios', 'webclip']),
  }),
  /** APP-04: the browser put the site on the home screen. */
  z.strictObject({ eventName: z.literal('a2hsInstalled'), ...own }),
  /** Ours: messages to the page that it does not handle (H4), counted since the game was opened. */
  z.strictObject({
    eventName: z.literal('ignoredMessages'),
    ...own,
    ...game,
    count: z.int().min(1).max(1_000_000_000),
  }),
  /** Ours: failed calls that the player was not told about, counted for ten seconds. The code may be a gateway's own; status 0: there was none. */
  z.strictObject({
    eventName: z.literal('silentFailure'),
    ...own,
    path: z.string().regex(/^\/[\w./-]{1,100}$/),
    code: z.string().regex(/^[\w.-]{1,64}$/),
    status: z.int().min(0).max(599),
    count: z.int().min(1).max(1_000_000),
  }),
]);

const code = z.string().regex(/^[\w.-]{1,64}$/);
const click = z.string().regex(/^[\w.-]{1,500}$/);

/** The browser in which the events happened, and how its visitor arrived (TRACK-02, TRACK-03). */
const visit = z.strictObject({
  /** The browser's own id, which its logins send as `loginDeviceId`. */
  browserId: z.uuid(),
  /** The visitor's answer to the question of consent; null as long as there is none. */
  consent: z.record(z.enum(consentKinds), z.boolean()).nullable(),
  /** The host of the page. */
  domain: z.string().min(1).max(253),
  affiliateCode: code.optional(),
  referralCode: code.optional(),
  /** The parameters of advertising of the first visit, by name. */
  parameters: z
    .record(z.string().min(1).max(adParameterLimits.name), z.string().max(adParameterLimits.value))
    .refine((all) => Object.keys(all).length <= adParameterLimits.count),
  /** The newest click on an advertisement: the networks' ids, and when it arrived, in epoch milliseconds. */
  click: z
    .strictObject({ fbclid: click.optional(), ttclid: click.optional(), at: z.int().positive() })
    .nullable(),
});

export const collectEvents = {
  /** A visit without events tells of a changed answer to the question of consent. */
  input: z
    .strictObject({ events: z.array(event).max(20), visit: visit.optional() })
    .refine(({ events, visit: told }) => events.length > 0 || told !== undefined),
  answer: z.null(),
};

export const consentQuestion = {
  input: z.strictObject({}),
  answer: z.object({
    rule: z.enum(consentRules),
    /** The kinds that are asked about, with the networks that receive what each measures. */
    kinds: z.array(
      z.object({ kind: z.enum(consentKinds), receivers: z.array(z.enum(adNetworks)) }),
    ),
  }),
};
