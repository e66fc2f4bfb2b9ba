// Adds the merchant's names of games to a promotion, which members read.
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { FreePlaysReward } from '@parlour/contract/rewards/reward.schema';
import type { Tx } from '@parlour/database/connection';
import { fileFault } from '../file-fault.ts';
import { findGameNames } from './staff-store.ts';

const isFreePlays = (value: unknown): value is FreePlaysReward =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'freePlays';

/** Adds the merchant's name of the game to every reward of free plays. Refuses a game that the merchant does not have. */
export async function nameGames(tx: Tx, written: Promotion): Promise<Promotion> {
  const wanted = new Map<FreePlaysReward, FreePlaysReward>();
  JSON.stringify(written.rule, (_, value: unknown) => {
    if (isFreePlays(value)) wanted.set(value, value);
    return value;
  });
  for (const reward of wanted.keys()) wanted.set(reward, await nameGame(tx, reward));
  const named = (value: unknown): unknown => {
    if (isFreePlays(value)) return wanted.get(value) ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]));
  };
  return { ...written, rule: named(written.rule) as Promotion['rule'] };
}

async function nameGame(tx: Tx, reward: FreePlaysReward): Promise<FreePlaysReward> {
  const names = await findGameNames(tx, reward);
  if (names) return { ...reward, names };
  throw fileFault([`the merchant has no game ${reward.game} of ${reward.vendor}`]);
}
