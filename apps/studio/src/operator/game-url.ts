// The address of a title for one player: opens once, within a minute.
import { findLanguage, type Language } from '@parlour/contract/languages';
import { z } from 'zod';
import { findTitle } from '../games/titles.ts';
import type { Operator } from '@parlour/supplier/key-folder';
import { hashCode, newCode } from '../one-time-code.ts';
import type { PlayStore } from '../plays/store.ts';
import { refuse } from '@parlour/supplier/refusal';
import { readInput } from '@parlour/supplier/signed-body';
import { Theme } from './theme.ts';

const address = z.url({ protocol: /^https?$/ }).max(2_000);
const currency = z.string().regex(/^[A-Za-z]{3,5}$/);
const Meta = z.object({
  theme: Theme.nullish(),
  site: z.string().min(1).max(60).nullish(),
  currency: currency.nullish(),
});
const GameUrl = z.object({
  user: z.string().min(3).max(255).nullish(),
  token: z.string().min(10).max(255).nullish(),
  platform: z.enum(['GPL_MOBILE', 'GPL_DESKTOP']),
  game_code: z.string().min(1).max(255),
  currency,
  game_currency: z.string().nullish(),
  country: z.string().regex(/^[A-Z]{2}$/),
  lang: z.string().regex(/^[a-z]{2,3}([-_][A-Za-z]{2,4})?$/),
  ip: z.union([z.ipv4(), z.ipv6()]),
  lobby_url: address,
  deposit_url: address.nullish(),
  sub_partner_id: z.string().nullish(),
  meta: Meta.nullish(),
});
export type GameUrlInput = z.infer<typeof GameUrl>;

/** Stands for "play money": nobody's wallet is asked. */
const demoCurrency = 'XXX';
/** 10,000.00 */
const demoBalance = 1_000_000_000n;

export function readGameUrl(input: unknown): GameUrlInput {
  const read = readInput(GameUrl, input);
  if (read.currency !== demoCurrency) {
    if (!read.user) throw refuse(400, 'user: required');
    if (!read.token) throw refuse(400, 'token: required');
  }
  if (!findTitle(read.game_code)) throw refuse(404, 'game was not found');
  return read;
}

type Making = { plays: PlayStore; operator: Operator; now: Date };

/** The path of a new launch. */
export async function makeLaunch(input: GameUrlInput, making: Making): Promise<string> {
  const code = newCode();
  await making.plays.insertLaunch({
    launchHash: hashCode(code),
    operatorId: making.operator.operatorId,
    gameCode: input.game_code,
    language: languageOf(input.lang),
    lobbyUrl: input.lobby_url,
    site: input.meta?.site ?? null,
    theme: input.meta?.theme ?? null,
    madeAt: making.now,
    ...moneyOf(input),
  });
  return `/launch/${code}`;
}

/** What we have no words for is English. */
const languageOf = (tag: string): Language => findLanguage(tag) ?? 'EN';

const moneyOf = ({ currency: given, user, token, meta }: GameUrlInput) =>
  given === demoCurrency
    ? { currency: meta?.currency ?? demoCurrency, demoBalance }
    : { currency: given, player: user ?? '', token: token ?? '' };
