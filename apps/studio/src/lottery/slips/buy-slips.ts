// Buys slips: they are stored, then paid one by one, the nearest draw first. The same key again has the same outcome, and continues where a
// process ended.
import type { EngineDeps } from '../../engine.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { StakeEnd } from '../../money/money.ts';
import { refuseCall, refuseStake } from '../../plays/call-refusal.ts';
import { showPace, type ShownPace } from '../../plays/pace.ts';
import type { Play } from '../../plays/store.ts';
import { openIssues } from '../clock/open-issues.ts';
import { seriesOf } from '../rules/series.ts';
import { unitIn } from '../rules/units.ts';
import { describeSlip } from './describe-slip.ts';
import { noteSlips, textOf, type PurchaseRequest } from './note-slips.ts';
import { capOf, readSlipOrder } from './slip-order.ts';
import { findOrder, listPurchase, type Slip } from './store.ts';

type SentStakeEnd = StakeEnd | 'open';
type PaymentResult = { end: SentStakeEnd; balance: bigint | null };
export type PurchaseOutcome = {
  slips: ReturnType<typeof describeSlip>[];
  balance: string | null;
  /** Null if no rule sets a pace. */
  pace: ShownPace | null;
};

/** `body` is the page's input, not yet validated. */
export async function buySlips(
  deps: EngineDeps,
  play: Play,
  body: unknown,
): Promise<PurchaseOutcome> {
  const series = seriesOf(play, deps);
  const unit = unitIn(series.game, play.currency);
  if (unit === null) throw refuseCall('unavailable');
  const order = readSlipOrder(body, series.game, { unit, maxPrize: capOf(play) });
  const purchase = { playerId: play.playerId, key: order.key };
  const before = await findOrder(deps.pool, purchase);
  if (before === null) await begin(deps, { play, series, order, unit });
  // Checked again, because another call with the same key may have been first.
  if ((await findOrder(deps.pool, purchase)) !== textOf(series, order)) throw refuseCall('invalid');
  const { end, balance: told } = await pay(deps, await listPurchase(deps.pool, purchase));
  const slips = await listPurchase(deps.pool, purchase);
  if (!slips.some(wasTaken)) throw refuseStake(end);
  const balance = told ?? (await findBalance(deps, play));
  return {
    slips: slips.map(describeSlip),
    balance: balance === null ? null : String(balance),
    pace: await showPace(deps, play),
  };
}

/** True for a taken stake, even if a win has returned it since. */
const wasTaken = ({ stake, isReturned }: Slip): boolean => stake === 'taken' || isReturned;

async function begin(deps: EngineDeps, request: PurchaseRequest): Promise<void> {
  const { play, series, order, unit } = request;
  const units = order.slips.reduce((sum, slip) => sum + slip.units, 0) * order.draws;
  const count = order.slips.length * order.draws;
  if (count > 1) await wantAll(deps, play, unit * BigInt(units));
  // The issues are usually open already, unless this process was suspended.
  await openIssues(deps, [series]);
  await noteSlips(deps, request);
}

/** Refuses the purchase if the balance is too low for all of it. */
async function wantAll({ money }: EngineDeps, play: Play, total: bigint): Promise<void> {
  const found = await money.balance(play.id);
  if ('trouble' in found) throw refuseCall(found.trouble);
  if (found.balance < total) throw refuseCall('short');
}

/** Pays slips one by one. Stops at the first that is not taken and undoes the others unsent. Returns its end and the last balance. */
async function pay(deps: EngineDeps, slips: Slip[]): Promise<PaymentResult> {
  let balance: bigint | null = null;
  for (const [place, slip] of slips.entries()) {
    if (wasTaken(slip)) continue;
    const sent = await deps.money.sendStake(slip.id);
    balance = sent.balance ?? balance;
    if (sent.end === 'taken') continue;
    await takeBack(deps, slips.slice(place + 1));
    return { end: sent.end, balance };
  }
  return { end: 'taken', balance };
}

async function takeBack({ pool, money }: EngineDeps, slips: Slip[]): Promise<void> {
  const ids = slips.filter(({ stake }) => stake === 'due').map(({ id }) => id);
  if (ids.length > 0) await inTransaction(pool, (tx) => money.settleUnknown(tx, ids));
}

async function findBalance({ money }: EngineDeps, play: Play): Promise<bigint | null> {
  const found = await money.balance(play.id);
  return 'balance' in found ? found.balance : null;
}
