// The address of a game for one player: opens once, within a minute.
import { AskedGame, demoCurrency, readAskedGame } from '@parlour/supplier/asked-game';
import type { Operator } from '@parlour/supplier/key-folder';
import { hashCode, newCode } from '@parlour/supplier/one-time-code';
import { refuse } from '@parlour/supplier/refusal';
import type { PlayStore } from '../play/store.ts';
import { findGame, type HubGame } from '../triggers.ts';

/** 1,000.00 */
const demoMoney = 100_000_000n;

export function readGameUrl(input: unknown): { read: AskedGame; game: HubGame } {
  const read = readAskedGame(AskedGame, input);
  const game = findGame(read.game_code);
  if (!game) throw refuse(404, 'game was not found');
  return { read, game };
}

type Making = { plays: PlayStore; operator: Operator; now: Date };

/** The path of a new launch. */
export async function makeLaunch(input: AskedGame, making: Making): Promise<string> {
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
