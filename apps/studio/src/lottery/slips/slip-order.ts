// What somebody wants to buy, as the page sends it.
import { readPicks } from '@parlour/games/draws/bets/bets';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { z } from 'zod';
import { refuseCall } from '../../plays/call-refusal.ts';
import { readInput } from '../../plays/read-input.ts';
import type { Play } from '../../plays/store.ts';
import { mostSlips, mostUnitsOf, type Capped } from '../rules/units.ts';

const SentSlip = z.strictObject({
  kind: z.string().max(40),
  picks: z.array(z.int()).max(20),
  units: z.int().min(1),
});
const SentOrder = z.strictObject({
  key: z.uuid().toLowerCase(),
  slips: z.array(SentSlip).min(1).max(mostSlips),
  draws: z.int().min(1),
  stopOnWin: z.boolean(),
});

/** `picks` in the one form in which the game reads them. */
export type WantedSlip = { kind: string; picks: number[]; units: number };
export type SlipOrder = { key: string; slips: WantedSlip[]; draws: number; stopOnWin: boolean };

/** The most that one slip may win here, in 1/100000. */
export const capOf = ({ maxPrize }: Pick<Play, 'maxPrize'>): bigint | null =>
  maxPrize === null ? null : BigInt(maxPrize);

/** Throws `invalid` for what the game does not sell, and for more than the operator lets anybody win. */
export function readSlipOrder(body: unknown, game: DrawGame, capped: Capped): SlipOrder {
  const { key, slips, draws, stopOnWin } = readInput(SentOrder, body);
  if (draws > game.mostDraws) throw refuseCall('invalid');
  return { key, draws, stopOnWin, slips: slips.map((slip) => readSlip(slip, game, capped)) };
}

function readSlip(
  { kind: name, picks: sent, units }: WantedSlip,
  { kinds, machine }: DrawGame,
  capped: Capped,
): WantedSlip {
  const kind = kinds.find((each) => each.name === name);
  const picks = kind ? readPicks(kind, machine, sent) : null;
  if (!kind || !picks || units > mostUnitsOf(kind, capped)) throw refuseCall('invalid');
  return { kind: name, picks, units };
}
