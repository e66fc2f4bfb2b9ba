// What an operator says when a player of his shall play for nothing: so many plays of one game, of one stake, for a time.
import { z } from 'zod';
import { Currency } from './game-request.ts';
import { readInput } from './signed-body.ts';

export const freePlaysPath = '/operator/generic/v2/freebet/rewards/create';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const FreePlaysRequest = z
  .object({
    user: z.string().min(3).max(255),
    game_code: z.string().min(1).max(255),
    /** Ours: of `bet_value`. */
    currency: Currency,
    /** In 1/100000. */
    bet_value: z.int().positive(),
    bet_count: z.int().min(1).max(10_000),
    start_time: moment,
    end_time: moment,
    /** Ours: the same again is answered the same, and grants nothing more. */
    request_uuid: z.uuid(),
  })
  .refine((asked) => asked.start_time < asked.end_time, { path: ['end_time'] });
export type FreePlaysRequest = z.infer<typeof FreePlaysRequest>;

export const readFreePlays = (input: unknown): FreePlaysRequest =>
  readInput(FreePlaysRequest, input);
