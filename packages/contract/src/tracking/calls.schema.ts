import { z } from 'zod';

/** A game as the site's address names it. Anyone can write these values, so they are only recorded. */
const game = {
  vendor: z.string().regex(/^[\w-]{1,40}$/),
  gameId: z.string().regex(/^[\w.:-]{1,64}$/),
};
/** The id of the event, by which a repeated delivery is recognised (TRACK-03, TRACK-08). */
const eventID = z.uuid();

const event = z.discriminatedUnion('eventName', [
  /** TRACK-01: a game without money was opened. */
  z.strictObject({ eventName: z.literal('startTrial'), eventID, ...game }),
  /** TRACK-01: a valid registration form was sent. */
  z.strictObject({ eventName: z.literal('registerSubmit'), eventID }),
  /** APP-04: the browser put the site on the home screen. */
  z.strictObject({ eventName: z.literal('a2hsInstalled'), eventID }),
  /** Ours: messages to the page that it does not handle (H4), counted since the game was opened. */
  z.strictObject({
    eventName: z.literal('ignoredMessages'),
    eventID,
    ...game,
    count: z.int().min(1).max(1_000_000_000),
  }),
  /** Ours: failed calls that the player was not told about, counted for ten seconds. The code may be a gateway's own; status 0: there was none. */
  z.strictObject({
    eventName: z.literal('silentFailure'),
    eventID,
    path: z.string().regex(/^\/[\w./-]{1,100}$/),
    code: z.string().regex(/^[\w.-]{1,64}$/),
    status: z.int().min(0).max(599),
    count: z.int().min(1).max(1_000_000),
  }),
]);

export const collectEvents = {
  input: z.strictObject({ events: z.array(event).min(1).max(20) }),
  answer: z.null(),
};
