// Stores codes by the hash of their subject, with the tries made, and finds their receivers: members by mobile number or name.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Writes a code without tries, in place of the subject's code before. The hash is null for a code that opens nothing. */
export const writeCode = tenantStatement<shapes.CodeNew>(
  'code_new',
  `insert into verification_code (merchant_code, subject, code_hash, tries, created_at, expires_at)
   values ($merchant, $subject, $codeHash?, 0, $createdAt, $expiresAt)
   on conflict (merchant_code, subject) do update
     set code_hash = excluded.code_hash, tries = excluded.tries,
         created_at = excluded.created_at, expires_at = excluded.expires_at`,
);

type CodeTry = shapes.CodeTaken['values'];

const isCountable = `merchant_code = $merchant and subject = $subject and expires_at > $now and tries < $mostTries`;

/** Counts a try and compares in one statement, so that concurrent tries count separately; a right code is spent. */
const countAndTake = tenantStatement<shapes.CodeTaken>(
  'code_taken',
  `update verification_code
      set tries = tries + 1,
          expires_at = case when code_hash = $codeHash then '-infinity' else expires_at end
    where ${isCountable}
   returning coalesce(code_hash = $codeHash, false) as "isRight!"`,
);
export async function takeCode(tx: Tx, given: CodeTry): Promise<boolean> {
  const [tried] = await countAndTake(tx, given);
  return tried?.isRight ?? false;
}

const countAndCompare = tenantStatement<shapes.CodeTried>(
  'code_tried',
  `update verification_code set tries = tries + 1 where ${isCountable}
   returning coalesce(code_hash = $codeHash, false) as "isRight!"`,
);
/** Counts a try like `takeCode`, but the code stays valid. */
export async function tryCode(tx: Tx, given: CodeTry): Promise<boolean> {
  const [tried] = await countAndCompare(tx, given);
  return tried?.isRight ?? false;
}

const deleteCode = tenantStatement<shapes.CodeEnded>(
  'code_ended',
  `delete from verification_code
    where merchant_code = $merchant and subject = $subject and code_hash = $codeHash and expires_at > $now
   returning subject`,
);
/** Removes the code. Returns whether it was still there. */
export async function endCode(tx: Tx, given: shapes.CodeEnded['values']): Promise<boolean> {
  const ended = await deleteCode(tx, given);
  return ended.length > 0;
}

export const removeOldCodes = tenantStatement<shapes.CodeOld>(
  'code_old',
  `delete from verification_code where merchant_code = $merchant and subject = any (array(
     select subject from verification_code where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning subject`,
);

const selectOwners = tenantStatement<shapes.CodeOwners>(
  'code_owners',
  `select from member where merchant_code = $merchant and mobile = $mobile and not disabled limit 2`,
);
/** Returns the number if exactly one member has it. A number that two members entered opens neither's account. */
export async function findOnlyOwner(tx: Tx, mobile: string): Promise<string | null> {
  const found = await selectOwners(tx, { mobile });
  return found.length === 1 ? mobile : null;
}

const selectEmail = tenantStatement<shapes.CodeEmail>(
  'code_email',
  `select email from member where merchant_code = $merchant and username_key = $usernameKey and not disabled`,
);
/** The member's e-mail address; null if there is no such member, or no address. */
export async function findEmailOf(tx: Tx, usernameKey: string): Promise<string | null> {
  const [found] = await selectEmail(tx, { usernameKey });
  return found?.email ?? null;
}
