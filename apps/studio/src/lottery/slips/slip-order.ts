// The order of slips that a page sends.
import { readPicks } from '@parlour/games/draws/bets/bets';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { z } from 'zod';
import { refuseCall } from '../../plays/call-refusal.ts';
import { readInput } from '../../plays/read-input.ts';
import type { Play } from '../../plays/store.ts';
import { mostSlips, mostUnitsOf, type UnitLimits } from '../rules/units.ts';

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

/** A slip to buy, with `picks` in the canonical form of `readPicks`. */
export type WantedSlip = { kind: string; picks: number[]; units: number };
export type SlipOrder = { key: string; slips: WantedSlip[]; draws: number; stopOnWin: boolean };

/** The highest prize that the play allows for one slip, in 1/100000; null if there is no limit. */
export const capOf = ({ maxPrize }: Pick<Play, 'maxPrize'>): bigint | null =>
  maxPrize === null ? null : BigInt(maxPrize);

/** Throws `invalid` for slips that the game does not sell, and for prizes above the operator's limit. */
export function readSlipOrder(body: unknown, game: DrawGame, limits: UnitLimits): SlipOrder {
  const { key, slips, draws, stopOnWin } = readInput(SentOrder, body);
  if (draws > game.mostDraws) throw refuseCall('invalid');
  return { key, draws, stopOnWin, slips: slips.map((slip) => readSlip(slip, game, limits)) };
}

function readSlip(
  { kind: name, picks: sent, units }: WantedSlip,
  { kinds, machine }: DrawGame,
  limits: UnitLimits,
): WantedSlip {
  const kind = kinds.find((each) => each.name === name);
  const picks = kind ? readPicks(kind, machine, sent) : null;
  if (!kind || !picks || units > mostUnitsOf(kind, limits)) throw refuseCall('invalid');
  return { kind: name, picks, units };
}
