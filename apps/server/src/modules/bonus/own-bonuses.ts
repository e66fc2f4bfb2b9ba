// The bonuses as their member sees them, and how the member forfeits one.
import { decimalText } from '@parlour/contract/money';
import type { Database, Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer } from '#http/route';
import { bonusIn, listMemberAccounts } from '#modules/ledger';
import { askSession } from '#modules/session';
import { endBonus } from './end-bonus.ts';
import { listBonuses, type BonusRow } from './store.ts';

type Deps = { database: Database; clock: () => Date };
type Item = CallAnswer<'forfeitBonus'>;
type OpenBonus = Item & { state: 'active' | 'waiting' };

const mostShown = 50;
/** Prefix of the sources of bonuses that rewards grant (decision 080). */
const ofReward = 'reward:';

export async function listOwnBonuses(
  { merchant, session }: MemberCall,
  { database }: Deps,
): Promise<{ bonuses: Item[] }> {
  const [rows, accounts] = await Promise.all([
    database.query(merchant.code, (tx) => listBonuses(tx, session.memberId, mostShown)),
    database.read(merchant.code, (tx) => listMemberAccounts(tx, session.memberId)),
  ]);
  return { bonuses: rows.map((row) => itemOf(row, bonusIn(accounts, row.currency))) };
}

/** Lists a member's bonuses that have not ended: the one that is played with, then those that wait for it. */
export async function listOpenBonuses(tx: Tx, memberId: string): Promise<OpenBonus[]> {
  const rows = await listBonuses(tx, memberId, mostShown);
  const accounts = await listMemberAccounts(tx, memberId);
  const open = rows.toReversed().flatMap((row) => {
    const { state } = row;
    return state === 'active' || state === 'waiting'
      ? [{ ...itemOf(row, bonusIn(accounts, row.currency)), state }]
      : [];
  });
  const isPlayed = ({ state }: OpenBonus): number => Number(state === 'active');
  return open.toSorted((one, other) => isPlayed(other) - isPlayed(one));
}

/** Forfeits the bonus; a repeated call returns the same answer. */
export async function forfeitBonus(call: MemberCall, id: string, deps: Deps): Promise<Item> {
  const { code: merchantCode } = call.merchant;
  const { memberId } = call.session;
  const ask = (tx: Tx) => askSession(tx, call, deps);
  const bonus = await endBonus({ merchantCode, memberId, id, state: 'forfeited', ask }, deps);
  if (!bonus) throw new Refusal('not_found');
  if (bonus.state !== 'forfeited') throw new Refusal('bonus_ended');
  return itemOf(bonus, 0n);
}

function itemOf(row: BonusRow, held: bigint): Item {
  const { currency } = row;
  const text = (amount: bigint) => decimalText(amount, currency);
  return {
    id: row.id,
    rewardId: row.source.startsWith(ofReward) ? row.source.slice(ofReward.length) : null,
    state: row.state,
    amount: text(row.amount),
    left: text(leftOf(row, held)),
    currency,
    wageringDue: text(row.wageringDue),
    wagered: text(row.wagered < row.wageringDue ? row.wagered : row.wageringDue),
    largestStake: row.largestStake === null ? null : text(row.largestStake),
    weights: row.weights,
    days: row.lastsDays,
    grantedAt: row.grantedAt.getTime(),
    expiresAt: row.expiresAt?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
  };
}

/** The money left: all of it for a waiting bonus, whose money moves when its turn comes. */
function leftOf({ state, amount }: BonusRow, held: bigint): bigint {
  if (state === 'waiting') return amount;
  return state === 'active' ? held : 0n;
}
