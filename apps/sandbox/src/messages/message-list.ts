import { html, type Html } from '@parlour/document/html';
import { icon } from '../look/icons.ts';
import type { EntryKind, InboxMessage } from './message-inbox.ts';

/** Finds the code to type: the first separate number of four to eight digits. */
const codeIn = (text: string): string | null => /(?<![\d+])\d{4,8}(?!\d)/.exec(text)?.[0] ?? null;

/** Inserts a gap in the middle of a code, as people read it aloud. */
const spaced = (code: string): string => {
  const middle = Math.ceil(code.length / 2);
  return `${code.slice(0, middle)} ${code.slice(middle)}`;
};

const pill = ({ state, isTrouble }: InboxMessage): Html =>
  html`<span class="pill pill--${isTrouble ? 'bad' : 'ok'}"
    >${icon(isTrouble ? 'warning' : 'check')}${state}</span
  >`;

/** The code, large, and a button that copies it; the script of the inbox's page shows the button. */
const codePart = (code: string): Html =>
  html`<span class="code mono">${spaced(code)}</span>
    <button class="btn btn--s" type="button" data-copy="${code}" hidden>
      Copy<span class="vh"> ${spaced(code)}</span>
    </button>`;

const messageItem = (message: InboxMessage, holds: EntryKind): Html => {
  const { at, from, to, subject, text } = message;
  const code = holds === 'message' ? codeIn(text) : null;
  return html`<li class="msg">
    <div class="row">
      <b>${to}</b>
      <span class="c1 dim num">${at.toISOString().slice(11, 19)}</span>
    </div>
    ${subject !== null && html`<p><b>${subject}</b></p>`}
    <p class="c1 mut pre">${text}</p>
    <div class="row">
      ${code === null ? html`<span class="c1 dim">${from !== null && `From ${from}`}</span>` : codePart(code)}
      ${pill(message)}
    </div>
  </li>`;
};

/** The words of an inbox, by what it holds. */
const words: Record<EntryKind, { none: string; searched: string }> = {
  message: { none: 'No message.', searched: 'Number, address or text' },
  event: { none: 'No event.', searched: 'Account, id or text' },
};

export const messageList = (messages: InboxMessage[], holds: EntryKind): Html =>
  messages.length === 0
    ? html`<div class="empty">
        <span class="disc disc--l">${icon('message')}</span>
        <p>${words[holds].none}</p>
        <p class="c1 mut">What the site sends shows here at once.</p>
      </div>`
    : html`<ul class="msgs">
        ${messages.map((message) => messageItem(message, holds))}
      </ul>`;

/** A search form that needs no script: the search text is in the address. */
export const searchForm = (path: string, search: string, holds: EntryKind): Html =>
  html`<form class="find" action="${path}">
    <label class="fld"
      >${words[holds].searched}<input name="q" type="search" value="${search}"
    /></label>
    <button class="btn btn--l">Search</button>
  </form>`;
