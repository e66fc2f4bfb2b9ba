// What an operator does with the club, by the owner's role: write it, look at it, set a member's level.
import { club, type Club, type ClubLevel } from '@parlour/contract/club/club.schema';
import type { Language } from '@parlour/contract/languages';
import { readWritten } from '@parlour/contract/operator-files/said-faults.schema';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { clubLabels, members, usernameKey } from '../tables/member.ts';
import { clubs } from '../tables/rewards/club.ts';
import { asMerchant, currencyOf, PromotionFault, type Place } from './promotions.ts';

type Tx = Pick<NodePgDatabase, 'execute' | 'insert' | 'select' | 'update'>;

/** In SQL: the day that it is for the merchant whose rows are shown. */
export const todayOfMerchant = `(select (now() at time zone coalesce(settings ->> 'timeZone', 'UTC'))::date
  from merchant where code = current_setting('app.merchant'))`;

/** Reads a club as it is written in a file; throws a `PromotionFault`, a line for each mistake. */
export function readClub(json: unknown): Club {
  const { read, faults } = readWritten(club, json);
  if (faults) throw new PromotionFault(faults);
  return read;
}

/** The levels become club labels, and every member is counted anew. Throws a `PromotionFault`. */
export const importClub = (place: Place, written: Club, at: Date): Promise<void> =>
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

type Writing = { merchantCode: string; currency: string; written: Club; at: Date };

export async function writeClub(
  tx: Tx,
  { merchantCode, currency, written, at }: Writing,
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

/** No level may take over a label of staff's, and none may go on which members stand. */
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

/** Null for a merchant without one; with how many members stand on each label. */
export const showClub = (place: Place): Promise<ListedClub | null> =>
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

/** Staff's own choice; null takes the label away. A level that is set this way was not reached, and gives no reward. Throws a `PromotionFault`. */
export const setLabel = (
  place: Place,
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
