// An operator's work on the club, by the owner's role: import it, show it, set a member's level.
import { club, type Club, type ClubLevel } from '@parlour/contract/club/club.schema';
import type { Language } from '@parlour/contract/languages';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { clubLabels, members, usernameKey } from '../tables/member.ts';
import { clubs } from '../tables/rewards/club.ts';
import { asMerchant, currencyOf, PromotionFault, type MerchantAccess } from './promotions.ts';

type Tx = Pick<NodePgDatabase, 'execute' | 'insert' | 'select' | 'update'>;

/** SQL for the current day in the time zone of the merchant whose rows are visible. */
export const todayOfMerchant = `(select (now() at time zone coalesce(settings ->> 'timeZone', 'UTC'))::date
  from merchant where code = current_setting('app.merchant'))`;

/** Reads a club from the JSON of a file; throws a `PromotionFault` with a line for each fault. */
export function readClub(json: unknown): Club {
  const { read, faults } = readWritten(club, json);
  if (faults) throw new PromotionFault(faults);
  return read;
}

/** Stores a club: its levels become club labels, and the level of every member is recomputed. Throws a `PromotionFault`. */
export const importClub = (place: MerchantAccess, written: Club, at: Date): Promise<void> =>
  asMerchant(place, async (tx) => {
    const { merchantCode } = place;
    await writeClub(tx, {
      merchantCode,
      currency: await currencyOf(tx, merchantCode),
      written,
      at,
    });
    await settleAll(tx, at);
  });

type ClubChange = { merchantCode: string; currency: string; written: Club; at: Date };

export async function writeClub(
  tx: Tx,
  { merchantCode, currency, written, at }: ClubChange,
): Promise<void> {
  await demandFreeLabels(tx, written);
  const changes = { definition: written, currency, changedAt: at };
  await tx
    .insert(clubs)
    .values({ merchantCode, ...changes })
    .onConflictDoUpdate({ target: clubs.merchantCode, set: changes });
  for (const level of written.levels) {
    const label = { ...labelOf(level), type: 'AUTO' as const };
    await tx
      .insert(clubLabels)
      .values({ merchantCode, id: level.label, ...label })
      .onConflictDoUpdate({ target: [clubLabels.merchantCode, clubLabels.id], set: label });
  }
}

const settleAll = (tx: Tx, at: Date) =>
  tx.execute(sql`select settle_club(id, ${sql.raw(todayOfMerchant)}, ${at}) from member`);

function labelOf({ texts, rank }: ClubLevel) {
  const names = Object.fromEntries(
    Object.entries(texts).map(([language, { title }]) => [language, title]),
  ) as Partial<Record<Language, string>>;
  return { name: names.EN ?? Object.values(names)[0] ?? '', names, rankLevel: rank };
}

/** Refuses levels that would take over a label of staff, or that would drop a level that members have. */
async function demandFreeLabels(tx: Tx, { levels }: Club): Promise<void> {
  const labels = levels.map(({ label }) => label);
  const known = await tx.select().from(clubLabels);
  const manual = known.filter(({ id, type }) => type === 'MANUAL' && labels.includes(id));
  const [before] = await tx.select().from(clubs);
  const gone = (before?.definition.levels ?? []).filter(({ label }) => !labels.includes(label));
  const stand = await tx
    .select({ label: members.clubLabelId, members: count() })
    .from(members)
    .where(isNotNull(members.clubLabelId))
    .groupBy(members.clubLabelId);
  const faults = [
    ...manual.map(({ id }) => `levels: ${id} is a label that staff give`),
    ...stand
      .filter((each) => gone.some(({ label }) => label === each.label))
      .map((each) => `levels: ${each.members} members stand on ${each.label}, which is left out`),
  ];
  if (faults.length > 0) throw new PromotionFault(faults);
}

export type ListedClub = { definition: Club; members: Record<string, number> };

/** Returns the club with the number of members of each label; null for a merchant without a club. */
export const showClub = (place: MerchantAccess): Promise<ListedClub | null> =>
  asMerchant(place, async (tx) => {
    const [found] = await tx.select().from(clubs);
    if (!found) return null;
    const stand = await tx
      .select({ label: members.clubLabelId, members: count() })
      .from(members)
      .where(isNotNull(members.clubLabelId))
      .groupBy(members.clubLabelId);
    const { definition } = found;
    return {
      definition,
      members: Object.fromEntries(stand.map((each) => [each.label ?? '', each.members])),
    };
  });

/** Sets a member's label by staff's choice; null removes it. A level that is set this way does not count as reached, and gives no reward. Throws a `PromotionFault`. */
export const setLabel = (
  place: MerchantAccess,
  { username, label }: { username: string; label: string | null },
  at: Date,
): Promise<void> =>
  asMerchant(place, async (tx) => {
    const labels = await tx.select({ id: clubLabels.id }).from(clubLabels);
    if (label !== null && !labels.some(({ id }) => id === label)) {
      throw new PromotionFault([`${place.merchantCode} has no club label ${label}`]);
    }
    const [member] = await tx
      .update(members)
      .set({ clubLabelId: label })
      .where(
        and(
          eq(members.merchantCode, place.merchantCode),
          eq(members.usernameKey, usernameKey(username)),
        ),
      )
      .returning({ id: members.id });
    if (!member) throw new PromotionFault([`${place.merchantCode} has no member ${username}`]);
    await tx.execute(sql`select settle_club(${member.id}, ${sql.raw(todayOfMerchant)}, ${at})`);
  });
