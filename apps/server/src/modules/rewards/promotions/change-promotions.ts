// The rules by which staff write promotions, and publish, pause and end them.
import { createHash } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import type { PromotionState } from '@parlour/database/columns/rewards';
import type { StaffActor } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant, readMerchantSettings, type MerchantAccess } from '#modules/site';
import { fileFault } from '../file-fault.ts';
import { nameGames } from './name-games.ts';
import {
  insertPromotion,
  lockPromotion,
  updatePromotion,
  updateState,
  type StoredPromotion,
} from './staff-store.ts';

/** `by`: the author of the change; default: the system. */
type ChangeOrigin = { at: Date; by?: StaffActor };

/**
 * Stores a draft, new or replacing the one with that code, and returns its id. A published promotion may change its texts, art, `goTo` and
 * end, and raise its budget, but nothing that members were promised. Writes an event (L1).
 */
export const importPromotion = (
  { database, merchantCode }: MerchantAccess,
  written: Promotion,
  { at, by = { actor: 'system' } }: ChangeOrigin,
): Promise<string> =>
  asMerchant(database, merchantCode, async (tx) => {
    const named = await nameGames(tx, written);
    await demandTimeForFriends(tx, merchantCode, written);
    const before = await lockPromotion(tx, written.code);
    if (before && before.state !== 'draft') demandSamePromise(before, written);
    const { budget, startsAt, endsAt, code, type } = written;
    const about = { code, state: before?.state ?? 'draft', budget };
    const event = { action: 'promotion.import', at, about, memberId: null } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
    const changes = {
      type,
      definition: named,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      budget: budget === null ? null : amountOf(budget),
      changedAt: at,
    };
    if (before) {
      await updatePromotion(tx, before.id, changes);
      noteChange(tx, { memberId: null, what: 'promotion' });
      return before.id;
    }
    const currency = (await readMerchantSettings(tx, merchantCode))('currency');
    return insertPromotion(tx, { code, currency, createdAt: at, ...changes });
  });

/** Leaves out the names of games, which may change after the promotion is published. */
const withoutNames = (key: string, value: unknown): unknown =>
  key === 'names' ? undefined : value;
const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, withoutNames)).digest('hex');

/** Refuses an invitation rule that leaves a friend fewer days than they have to play on, because it could never pay (MEMBER-13). */
async function demandTimeForFriends(
  tx: Tx,
  merchantCode: string,
  { rule }: Promotion,
): Promise<void> {
  if (rule.kind !== 'invite') return;
  const ownDays = (await readMerchantSettings(tx, merchantCode))('invite.ownDays');
  if (rule.withinDays >= ownDays) return;
  throw fileFault([
    `rule.withinDays: a friend has to play on ${ownDays} days (invite.ownDays), more than ${rule.withinDays}`,
  ]);
}

function demandSamePromise({ definition }: StoredPromotion, written: Promotion): void {
  const fixed = ['type', 'rule', 'audience', 'limitPerMember', 'startsAt'] as const;
  const changed = fixed.filter((key) => fingerprint(definition[key]) !== fingerprint(written[key]));
  if (changed.length > 0) {
    throw fileFault(changed.map((key) => `${key}: cannot change once the promotion was published`));
  }
  const lower =
    written.budget !== null &&
    (definition.budget === null || amountOf(written.budget) < amountOf(definition.budget));
  if (lower) throw fileFault(['budget: cannot become lower once it was published']);
}

const ways: Record<Exclude<PromotionState, 'draft'>, readonly PromotionState[]> = {
  live: ['draft', 'paused'],
  paused: ['live'],
  ended: ['live', 'paused'],
};

type StateChange = ChangeOrigin & { code: string; state: Exclude<PromotionState, 'draft'> };

/** Sets the state, writes an event (L1) and returns the previous state. */
export const setState = (
  { database, merchantCode }: MerchantAccess,
  { code, state, at, by = { actor: 'system' } }: StateChange,
): Promise<PromotionState> =>
  asMerchant(database, merchantCode, async (tx) => {
    const found = await lockPromotion(tx, code);
    if (!found) throw new StaffRefusal('not_found', `there is no promotion ${code}`);
    if (!ways[state].includes(found.state)) {
      const sentence = `${code} is ${found.state}, and cannot become ${state}`;
      throw new StaffRefusal('wrong_state', sentence);
    }
    await updateState(tx, { id: found.id, state, changedAt: at });
    noteChange(tx, { memberId: null, what: 'promotion' });
    const about = { code, from: found.state, to: state };
    const event = { action: 'promotion.state', at, about, memberId: null } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
    return found.state;
  });
