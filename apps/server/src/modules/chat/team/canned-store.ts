// Stores the answers that a merchant's team chooses from.
import type { Language } from '@parlour/contract/languages';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const select = tenantStatement<shapes.ListCannedAnswers>(
  'list_canned_answers',
  `select id, title, language, content as text from chat_canned_answer
    where merchant_code = $merchant order by language, title limit $most::int`,
);
type CannedAnswer = shapes.ListCannedAnswers['row'] & { language: Language };

/** Lists answers by language and title. */
export const listCanned = async (tx: Tx, most: number): Promise<CannedAnswer[]> =>
  // Only languages of the contract are written.
  (await select(tx, { most })) as CannedAnswer[];

const lock = tenantStatement<shapes.LockCannedAnswers>(
  'lock_canned_answers',
  `select from pg_advisory_xact_lock(hashtextextended('canned:' || $merchant::text, 0))`,
);
/** Locks the merchant's answers until the transaction ends, so that they are counted and compared one after the other. */
export const lockCanned = (tx: Tx) => lock(tx);

const upsert = tenantStatement<shapes.SaveCannedAnswer>(
  'save_canned_answer',
  `insert into chat_canned_answer (merchant_code, id, title, language, content, changed_at)
   values ($merchant, $id, $title, $language, $text, $at)
   on conflict (merchant_code, id) do update set title = excluded.title, language = excluded.language,
     content = excluded.content, changed_at = excluded.changed_at`,
);
export const saveCanned = (tx: Tx, answer: shapes.SaveCannedAnswer['values']) => upsert(tx, answer);

const remove = tenantStatement<shapes.RemoveCannedAnswer>(
  'remove_canned_answer',
  `delete from chat_canned_answer where merchant_code = $merchant and id = $id returning id`,
);
/** Returns false if there was none. */
export async function removeCanned(tx: Tx, id: string): Promise<boolean> {
  const removed = await remove(tx, { id });
  return removed.length > 0;
}
