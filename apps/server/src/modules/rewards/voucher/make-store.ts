// Stores vouchers that staff make: with codes, or for named members.
import type { Tx } from '@parlour/database/connection';
import { members, usernameKey } from '@parlour/database/tables/member';
import { vouchers } from '@parlour/database/tables/rewards/rewards';
import { inArray } from 'drizzle-orm';

type NewVoucher = typeof vouchers.$inferInsert;

/** Finds members in a fixed order, so that two concurrent calls for the same members do not deadlock. */
export const listMembersByName = (tx: Tx, usernames: readonly string[]) =>
  tx
    .select({ id: members.id, username: members.username, key: members.usernameKey })
    .from(members)
    .where(inArray(members.usernameKey, usernames.map(usernameKey)))
    .orderBy(members.id)
    .execute();

const atOnce = 1_000;

export async function insertCodes(tx: Tx, rows: readonly NewVoucher[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx
      .insert(vouchers)
      .values(rows.slice(from, from + atOnce))
      .execute();
  }
}

/** Stores members' vouchers, and returns those whose id was not there yet. A concurrent second call waits here for the first, and then finds its vouchers. */
export const insertGifts = (tx: Tx, rows: NewVoucher[]) =>
  tx
    .insert(vouchers)
    .values(rows)
    .onConflictDoNothing({ target: [vouchers.merchantCode, vouchers.id] })
    .returning({ id: vouchers.id, memberId: vouchers.memberId })
    .execute();
