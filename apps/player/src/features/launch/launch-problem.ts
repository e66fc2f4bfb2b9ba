// Maps a failed launch to the problem that the player reads. A late launch is no problem but the phase `late`.
import { refusalOf } from '#foundation/api/outcome.ts';
import type { Problem } from './phases.ts';

type Value = Partial<Record<string, unknown>>;

const moment = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const meanings: Partial<Record<string, (value: Value) => Problem>> = {
  vendor_under_maintenance: ({ endTime, vendorName }) => ({
    kind: 'maintenance',
    until: moment(endTime),
    vendor: text(vendorName),
  }),
  launch_game_balance_not_enough: ({ balance, least, currency, gameName }) => ({
    kind: 'balance',
    balance: text(balance),
    least: text(least),
    currency: text(currency),
    game: text(gameName),
  }),
  game_not_found: () => ({ kind: 'gone' }),
  'function.not.available': () => ({ kind: 'restricted' }),
};

export function problemOf(error: unknown): Problem {
  const refusal = refusalOf(error);
  const meaning =
    refusal && Object.hasOwn(meanings, refusal.code) ? meanings[refusal.code] : undefined;
  return refusal && meaning ? meaning(refusal.value) : { kind: 'other', error };
}
