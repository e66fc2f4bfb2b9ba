import { findLanguage } from '@parlour/contract/languages';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { setLanguage } from './store.ts';

/** MEMBER-02: the language in which the member is written to, too. */
export async function updateLanguage(
  { merchant, session }: MemberCall,
  { language, merchantCode }: CallInput<'updateLanguage'>,
  database: Database,
): Promise<null> {
  if (merchantCode !== merchant.code) throw new Refusal('function.not.available');
  const used = findLanguage(language);
  if (used === null || !merchant.setting('languages').includes(used)) {
    throw new Refusal('request_param_err', { fields: ['language'] });
  }
  await database.query(merchant.code, (tx) => setLanguage(tx, session.memberId, used));
  return null;
}
