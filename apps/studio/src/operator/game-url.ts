// The address of a title for one player: opens once, within a minute.
import { findLanguage, type Language } from '@parlour/contract/languages';
import { AskedGame, Currency, demoCurrency, readAskedGame } from '@parlour/supplier/asked-game';
import type { Operator } from '@parlour/supplier/key-folder';
import { hashCode, newCode } from '@parlour/supplier/one-time-code';
import { refuse } from '@parlour/supplier/refusal';
import { z } from 'zod';
import { findTitle } from '../games/titles.ts';
import type { PlayStore } from '../plays/store.ts';
import { Theme } from './theme.ts';

const Meta = z.object({
  theme: Theme.nullish(),
  site: z.string().min(1).max(60).nullish(),
  currency: Currency.nullish(),
});
const AskedTitle = AskedGame.extend({ meta: Meta.nullish() });
export type AskedTitle = z.infer<typeof AskedTitle>;

/** 10,000.00 */
const demoBalance = 1_000_000_000n;

export function readGameUrl(input: unknown): AskedTitle {
  const read = readAskedGame(AskedTitle, input);
  if (!findTitle(read.game_code)) throw refuse(404, 'game was not found');
  return read;
}

type Making = { plays: PlayStore; operator: Operator; now: Date };

/** The path of a new launch. */
export async function makeLaunch(input: AskedTitle, making: Making): Promise<string> {
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

const moneyOf = ({ currency: given, user, token, meta }: AskedTitle) =>
  given === demoCurrency
    ? { currency: meta?.currency ?? demoCurrency, demoBalance }
    : { currency: given, player: user ?? '', token: token ?? '' };
