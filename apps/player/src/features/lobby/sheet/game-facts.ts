import type { Game } from '@parlour/contract/lobby/lobby';
import { formatMoney, formatPrize, type OwnCurrency } from '@parlour/contract/money';
import type { Translate } from '#foundation/language/language.ts';

export type Fact = { name: string; value: string };

type GameDetails = Pick<
  Game,
  'rtp' | 'volatility' | 'volatilityAtMost' | 'minStake' | 'maxStake' | 'prize'
>;
type Reader = { own: OwnCurrency; t: Translate };

/** Formats an amount, without decimals if it is whole. */
const short = (amount: string, own: OwnCurrency): string | null =>
  (/^\d+(\.0*)?$/.test(amount) ? formatPrize : formatMoney)(amount, own.currency, own);

/** The facts of a game, only those that the supplier sent. */
export function factsOf(
  { rtp, minStake, maxStake, prize, ...told }: GameDetails,
  { own, t }: Reader,
): Fact[] {
  const least = minStake === undefined ? null : short(minStake, own);
  const most = maxStake === undefined ? null : short(maxStake, own);
  const highest = prize === undefined ? null : formatPrize(prize, own.currency, own);
  return [
    ...(rtp === undefined ? [] : [{ name: t('lobby.rtp'), value: `${rtp}%` }]),
    ...volatility(told, t),
    ...stakes(least, most, t),
    ...(highest === null ? [] : [{ name: t('lobby.top_prize'), value: highest }]),
  ];
}

const levels = [
  'lobby.volatility_very_low',
  'lobby.volatility_low',
  'lobby.volatility_medium',
  'lobby.volatility_high',
  'lobby.volatility_very_high',
] as const;

/** The volatility as one of five levels, or as a range if it depends on how one plays. */
function volatility(
  { volatility: least, volatilityAtMost: most }: Pick<Game, 'volatility' | 'volatilityAtMost'>,
  t: Translate,
): Fact[] {
  const [from, to] = [least, most].map((each) => levels[(each ?? 0) - 1]);
  if (!from) return [];
  const name = t('lobby.volatility');
  if (!to) return [{ name, value: t(from) }];
  return [{ name, value: t('lobby.volatility_between', { least: t(from), most: t(to) }) }];
}

function stakes(least: string | null, most: string | null, t: Translate): Fact[] {
  const name = t('lobby.stakes');
  if (least !== null && most !== null && least !== most) {
    return [{ name, value: t('lobby.stakes_between', { least, most }) }];
  }
  if (least !== null && most === least) return [{ name, value: least }];
  if (least !== null) return [{ name, value: t('lobby.stakes_from', { least }) }];
  return most === null ? [] : [{ name, value: t('lobby.stakes_to', { most }) }];
}
