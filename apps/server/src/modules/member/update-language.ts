import { findLanguage } from '@parlour/contract/languages';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { inSessionOfLockedMember, type SessionDeps } from '#modules/session';
import { setLanguage } from './store.ts';

/** Sets the member's language, which messages to the member use too (MEMBER-02). */
export async function updateLanguage(
  call: MemberCall,
  { language, merchantCode }: CallInput<'updateLanguage'>,
  deps: SessionDeps,
): Promise<null> {
  const { merchant, session } = call;
  if (merchantCode !== merchant.code) throw new Refusal('function.not.available');
  const used = findLanguage(language);
  if (used === null || !merchant.setting('languages').includes(used)) {
    throw new Refusal('request_param_err', { fields: ['language'] });
  }
  const { memberId } = session;
  await inSessionOfLockedMember(call, deps, (tx) => setLanguage(tx, { memberId, language: used }));
  return null;
}
