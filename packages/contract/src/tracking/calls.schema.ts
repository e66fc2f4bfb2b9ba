import { z } from 'zod';

/** As the site's address names them: anybody can write these, so they are read as marks and no more. */
const game = {
  vendor: z.string().regex(/^[\w-]{1,40}$/),
  gameId: z.string().regex(/^[\w.:-]{1,64}$/),
};
/** One for each thing that happened: who delivers it twice is found by it (TRACK-03, TRACK-08). */
const eventID = z.uuid();

const event = z.discriminatedUnion('eventName', [
  /** TRACK-01: a game without money was opened. */
  z.strictObject({ eventName: z.literal('startTrial'), eventID, ...game }),
  /** TRACK-01: a form that may be sent was sent to create an account. */
  z.strictObject({ eventName: z.literal('registerSubmit'), eventID }),
  /** APP-04: the browser put the site on the home screen. */
  z.strictObject({ eventName: z.literal('a2hsInstalled'), eventID }),
  /** Ours: messages to the page that nobody there reads (H4), counted since the game was opened. */
  z.strictObject({
    eventName: z.literal('ignoredMessages'),
    eventID,
    ...game,
    count: z.int().min(1).max(1_000_000_000),
  }),
  /** Ours: calls that failed and of which the player was told nothing, counted for ten seconds. The code may be a gateway's own; 0 is no status at all. */
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
