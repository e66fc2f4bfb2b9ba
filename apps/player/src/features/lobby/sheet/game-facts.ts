import type { Game } from '@parlour/contract/lobby/lobby';
import { formatMoney, formatPrize, type OwnCurrency } from '@parlour/contract/money';
import type { Translate } from '#foundation/language/language.ts';

export type Fact = { name: string; value: string };

type Known = Pick<
  Game,
  'rtp' | 'volatility' | 'volatilityAtMost' | 'minStake' | 'maxStake' | 'prize'
>;
type Reader = { own: OwnCurrency; t: Translate };

/** Round amounts without their zeros. */
const short = (amount: string, own: OwnCurrency): string | null =>
  (/^\d+(\.0*)?$/.test(amount) ? formatPrize : formatMoney)(amount, own.currency, own);

/** Only what the supplier told. */
export function factsOf(
  { rtp, minStake, maxStake, prize, ...told }: Known,
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

/** From 1 to 5; where it depends on how one plays, from the least to the most. */
function volatility(
  { volatility: least, volatilityAtMost: most }: Pick<Known, 'volatility' | 'volatilityAtMost'>,
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
