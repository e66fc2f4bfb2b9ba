// An operator's requests for the address of a game, and for the link to a round.
import { z } from 'zod';
import { refuse } from './refusal.ts';
import { readInput } from './signed-body.ts';

const address = z.url({ protocol: /^https?$/ }).max(2_000);
export const Currency = z.string().regex(/^[A-Za-z]{3,5}$/);

/** The request. Operator and supplier agree on the content of `meta`. */
export const GameRequest = z.object({
  user: z.string().min(3).max(255).nullish(),
  token: z.string().min(10).max(255).nullish(),
  platform: z.enum(['GPL_MOBILE', 'GPL_DESKTOP']),
  game_code: z.string().min(1).max(255),
  currency: Currency,
  game_currency: z.string().nullish(),
  country: z.string().regex(/^[A-Z]{2}$/),
  lang: z.string().regex(/^[a-z]{2,3}([-_][A-Za-z]{2,4})?$/),
  ip: z.union([z.ipv4(), z.ipv6()]),
  lobby_url: address,
  deposit_url: address.nullish(),
  sub_partner_id: z.string().nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
});
export type GameRequest = z.infer<typeof GameRequest>;

/** The currency code of play money, for which no wallet is called. */
export const demoCurrency = 'XXX';

/** Reads a request. Only play money needs no player. */
export function readGameRequest<T extends GameRequest>(schema: z.ZodType<T>, input: unknown): T {
  const asked = readInput(schema, input);
  if (asked.currency === demoCurrency) return asked;
  if (!asked.user) throw refuse(400, 'user: required');
  if (!asked.token) throw refuse(400, 'token: required');
  return asked;
}

/** The request for the link to a round. */
const RoundRequest = z.object({
  user: z.string().min(3),
  transaction_uuid: z.uuid(),
  round: z.string().min(1),
});
export type RoundRequest = z.infer<typeof RoundRequest>;

export const readRoundRequest = (input: unknown): RoundRequest => readInput(RoundRequest, input);
