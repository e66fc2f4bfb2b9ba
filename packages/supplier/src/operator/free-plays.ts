// An operator's request for free plays of a player: a number of plays of one game, with one stake, in a time range.
import { z } from 'zod';
import { Currency } from './game-request.ts';
import { readInput } from './signed-body.ts';

export const freePlaysPath = '/operator/generic/v2/freebet/rewards/create';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const FreePlaysRequest = z
  .object({
    user: z.string().min(3).max(255),
    game_code: z.string().min(1).max(255),
    /** The currency of `bet_value`. Our extension of the protocol. */
    currency: Currency,
    /** The stake of each play, in 1/100000. */
    bet_value: z.int().positive(),
    bet_count: z.int().min(1).max(10_000),
    start_time: moment,
    end_time: moment,
    /** The id of the request, our extension. The same id gets the same answer and grants nothing more. */
    request_uuid: z.uuid(),
  })
  .refine((asked) => asked.start_time < asked.end_time, { path: ['end_time'] });
export type FreePlaysRequest = z.infer<typeof FreePlaysRequest>;

export const readFreePlays = (input: unknown): FreePlaysRequest =>
  readInput(FreePlaysRequest, input);
