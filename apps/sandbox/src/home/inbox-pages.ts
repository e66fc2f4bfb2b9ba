// The pages of one inbox: messages and calls, with the ways to all other inboxes.
import { readFileSync } from 'node:fs';
import { html, type Html } from '@parlour/document/html';
import type { StoredCall } from '../inbox/store.ts';
import { bar } from '../look/bar.ts';
import { icon } from '../look/icons.ts';
import type { Page } from '../look/page.ts';
import type { EntryKind, InboxMessage } from '../messages/message-inbox.ts';
import type { StandIn } from '../stand-in.ts';
import { clearForm, inboxBody } from './inbox-parts.ts';

export type InboxFrame = { host: string; all: readonly StandIn[]; standIn: StandIn };
type InboxPage = InboxFrame & {
  shows: 'messages' | 'calls';
  title: string;
  /** The number of entries in words. */
  count: string;
  about: Html;
  content: Html;
};

/** Copies codes. Without it the page lacks only these buttons. */
const copyScript = readFileSync(new URL('copy-script.js', import.meta.url), 'utf8').trim();

const ways = ({ all, standIn }: InboxFrame): Html =>
  html`<nav class="ways" aria-label="Inboxes">
    ${all.map(
      (each) =>
        html`<a href="/${each.name}/inbox" ${each === standIn && html`aria-current="page"`}
          >${icon(each.icon)}${each.title}</a
        >`,
    )}
  </nav>`;

const sides = ({ standIn: { name, title, messages }, shows }: InboxPage): Html => {
  const side = (kind: InboxPage['shows'], path: string, label: string) =>
    html`<a href="/${name}/${path}" ${kind === shows && html`aria-current="page"`}>${label}</a>`;
  return html`<nav class="seg" aria-label="What ${title} keeps">
    ${side('messages', 'inbox', messages?.holds === 'event' ? 'Events' : 'Messages')}
    ${side('calls', 'calls', 'Calls')}
  </nav>`;
};

const inboxPage = (page: InboxPage): Page => {
  const { host, standIn, title, count, about, content } = page;
  return {
    title,
    script: copyScript,
    body: html`${bar(host)}
      <main class="wide">
        ${ways(page)}
        <section class="card inbox" aria-labelledby="inbox">
          <div class="row">
            <span class="disc">${icon(standIn.icon)}</span>
            <div class="grow">
              <h1 class="t2" id="inbox">${title}</h1>
              <p class="c1 dim num">${count}</p>
            </div>
            ${clearForm(standIn)}
          </div>
          ${standIn.messages !== undefined && sides(page)}
          <p class="c1 mut">${about}</p>
          ${content}
        </section>
        <a class="btn" href="/${standIn.name}">Triggers and faults of ${standIn.title}</a>
      </main>`,
  };
};

/** The number of messages and calls that are listed. */
export const mostListed = 500;

const counted = (count: number, one: EntryKind | 'call'): string =>
  count === mostListed ? `The last ${count} ${one}s` : `${count} ${one}${count === 1 ? '' : 's'}`;

export const callsPage = (frame: InboxFrame, calls: StoredCall[]): Page =>
  inboxPage({
    ...frame,
    shows: 'calls',
    // The list of calls is the inbox of a stand-in without messages.
    title: `${frame.standIn.title} ${frame.standIn.messages ? 'calls' : 'inbox'}`,
    count: counted(calls.length, 'call'),
    about: html`The newest first, in UTC. "In" was asked of the stand-in, "Out" the stand-in asked.
    Tokens, launch codes and texts of messages are left out.`,
    content: inboxBody(frame.standIn, { calls }),
  });

export const messagesPage = (
  frame: InboxFrame,
  { messages, search }: { messages: InboxMessage[]; search: string },
): Page =>
  inboxPage({
    ...frame,
    shows: 'messages',
    title: `${frame.standIn.title} inbox`,
    count: counted(messages.length, frame.standIn.messages?.holds ?? 'message'),
    about: html`The newest first, in UTC, also what never arrived or was refused. A program asks for
      <span class="mono">/${frame.standIn.name}/inbox?to=</span> and gets JSON.`,
    content: inboxBody(frame.standIn, { messages }, search),
  });
