// Parts of an inbox that the home page and the inbox's own page share.
import { html, type Html } from '@parlour/document/html';
import { callList } from '../inbox/call-list.ts';
import type { StoredCall } from '../inbox/store.ts';
import type { InboxMessage } from '../messages/message-inbox.ts';
import { messageList, searchForm } from '../messages/message-list.ts';
import type { StandIn } from '../stand-in.ts';

/** The content of an inbox: messages if the stand-in delivers any, otherwise its calls. */
export type InboxContent = { messages: InboxMessage[] } | { calls: StoredCall[] };

export const clearForm = ({ name }: StandIn): Html =>
  html`<form method="post" action="/${name}/inbox/clear"><button class="btn">Clear</button></form>`;

export const inboxBody = ({ name, messages }: StandIn, inbox: InboxContent, search = ''): Html => {
  if ('calls' in inbox) return callList(inbox.calls);
  const holds = messages?.holds ?? 'message';
  return html`${searchForm(`/${name}/inbox`, search, holds)} ${messageList(inbox.messages, holds)}`;
};
