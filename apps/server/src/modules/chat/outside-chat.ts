// The address of an outside chat (CHAT-02): the merchant's, with the look of the site and what its provider is told of the member (CHAT-04).
import { contactAddress, withParameters } from '@parlour/contract/site/contact-address';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { findMember, presentMember } from '#modules/member';
import { findOutsideChat } from '#modules/site';
import { refuseRestricted, refuseWithoutChat, type ChatDeps } from './may-chat.ts';

export async function launchOutsideChat(
  call: MemberCall,
  { title, language, headerColor }: CallInput<'launchChat'>,
  { database }: Pick<ChatDeps, 'database'>,
): Promise<CallAnswer<'launchChat'>> {
  refuseWithoutChat(call);
  const { merchant, session, language: reads } = call;
  const row = await database.read(merchant.code, (tx) => findMember(tx, session.memberId));
  if (!row) throw new Refusal('customer.not.login');
  refuseRestricted(row.type);
  const contact = findOutsideChat(merchant);
  if (!contact) throw new Refusal('not_found');
  const defaultLanguage = merchant.setting('defaultLanguage');
  const member = presentMember(row, { defaultLanguage, reads, isBasic: session.isBasic });
  const { account, userName, clubLabel } = member;
  const reader = { account, userName, label: clubLabel?.labelName ?? null };
  const look = { title: title ?? null, language, headerColor };
  return { chatUrl: withParameters(contactAddress(contact, reader), look) };
}
