// The address of a game for one player: opens once, within a minute.
import { z } from 'zod';
import { hashCode, newCode } from '../../one-time-code.ts';
import type { Operator } from '@parlour/supplier/key-folder';
import type { PlayStore } from '../play/store.ts';
import { findGame, type HubGame } from '../triggers.ts';
import { refuse } from '@parlour/supplier/refusal';
import { readInput } from '@parlour/supplier/signed-body';

const address = z.url({ protocol: /^https?$/ }).max(2_000);
const GameUrl = z.object({
  user: z.string().min(3).max(255).nullish(),
  token: z.string().min(10).max(255).nullish(),
  platform: z.enum(['GPL_MOBILE', 'GPL_DESKTOP']),
  game_code: z.string().min(1).max(255),
  currency: z.string().regex(/^[A-Za-z]{3,5}$/),
  game_currency: z.string().nullish(),
  country: z.string().regex(/^[A-Z]{2}$/),
  lang: z.string().regex(/^[a-z]{2,3}([-_][A-Za-z]{2,4})?$/),
  ip: z.union([z.ipv4(), z.ipv6()]),
  lobby_url: address,
  deposit_url: address.nullish(),
  sub_partner_id: z.string().nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
});
export type GameUrlInput = z.infer<typeof GameUrl>;

/** Stands for "play money": nobody's wallet is asked. */
const demoCurrency = 'XXX';
/** 1,000.00 */
const demoMoney = 100_000_000n;

export function readGameUrl(input: unknown): { read: GameUrlInput; game: HubGame } {
  const read = readInput(GameUrl, input);
  if (read.currency !== demoCurrency) {
    if (!read.user) throw refuse(400, 'user: required');
    if (!read.token) throw refuse(400, 'token: required');
  }
  const game = findGame(read.game_code);
  if (!game) throw refuse(404, 'game was not found');
  return { read, game };
}

type Making = { plays: PlayStore; operator: Operator; now: Date };

/** The path of a new launch. */
export async function makeLaunch(input: GameUrlInput, making: Making): Promise<string> {
  const code = newCode();
  const isDemo = input.currency === demoCurrency;
  await making.plays.insertLaunch({
    codeHash: hashCode(code),
    operatorId: making.operator.operatorId,
    gameCode: input.game_code,
    player: isDemo ? null : (input.user ?? null),
    token: isDemo ? null : (input.token ?? null),
    currency: input.currency,
    lobbyUrl: input.lobby_url,
    demoBalance: isDemo ? demoMoney : null,
    madeAt: making.now,
  });
  return `/hub/play/${code}`;
}
