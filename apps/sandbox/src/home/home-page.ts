// The sandbox's home page: all stand-ins, and the triggers and the inbox of the selected one.
import { html, type Html } from '@parlour/document/html';
import type { FaultMode } from '../faults/store.ts';
import { callList } from '../inbox/call-list.ts';
import type { StoredCall } from '../inbox/store.ts';
import { icon } from '../look/icons.ts';
import type { Page } from '../look/page.ts';
import type { InboxMessage } from '../messages/message-inbox.ts';
import { messageList, searchForm } from '../messages/message-list.ts';
import type { StandIn } from '../stand-in.ts';
import { faultNames, faultSwitch } from './fault-switch.ts';

export type StandInSummary = { standIn: StandIn; fault: FaultMode | null; callsToday: number };
/** The content of an inbox: messages if the stand-in delivers any, otherwise its calls. */
export type InboxContent = { messages: InboxMessage[] } | { calls: StoredCall[] };
type Home = { host: string; all: StandInSummary[]; opened: StandInSummary; inbox: InboxContent };

const statePill = (fault: FaultMode | null): Html =>
  fault === null
    ? html`<span class="pill pill--ok">${icon('check')}Normal</span>`
    : html`<span class="pill pill--warn">${icon('warning')}${faultNames[fault]}</span>`;

const row = ({ standIn, fault, callsToday }: StandInSummary, isOpened: boolean): Html =>
  html`<tr${isOpened && html` aria-current="true"`}>
<td><a class="who" href="/${standIn.name}"><span class="disc">${icon(standIn.icon)}</span>
<span><b>${standIn.title}</b> <small class="c1 dim hide">${standIn.about}</small></span></a></td>
<td>${statePill(fault)}</td>
<td class="num end hide">${callsToday.toLocaleString('en')}</td>
<td class="end"><a class="btn" href="/${standIn.name}/inbox">Inbox<span class="vh"> of ${standIn.title}</span></a></td>
</tr>`;

const countFaults = (all: StandInSummary[]): number =>
  all.filter(({ fault }) => fault !== null).length;

const standIns = (all: StandInSummary[], opened: StandInSummary): Html =>
  html`<div class="row">
      <h1 class="t2">Stand-ins</h1>
      <span class="c1 mut"
        >${all.length} running, ${countFaults(all)} with a fault switched on</span
      >
    </div>
    <div class="card">
      <table>
        <thead>
          <tr>
            <th>Service</th>
            <th>State</th>
            <th class="end hide">Calls today</th>
            <th><span class="vh">Inbox</span></th>
          </tr>
        </thead>
        <tbody>
          ${all.map((each) => row(each, each.standIn === opened.standIn))}
        </tbody>
      </table>
    </div>`;

const triggers = ({ title, triggerField, triggers: list }: StandIn): Html =>
  html`<div class="row">
      <h2 class="t3">Triggers of ${title}</h2>
      <span class="c1 dim">Values of ${triggerField}</span>
    </div>
    <div class="card">
      <table>
        <tbody>
          ${list.map(
            ({ input, effect }) =>
              html`<tr>
                <td class="mono">${input}</td>
                <td>${effect}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

const bar = (host: string): Html =>
  html`<header class="bar">
    <span class="disc">${icon('flask')}</span> <a class="t3" href="/">Sandbox</a
    ><span class="mono c1 dim hide">${host}</span>
  </header>`;

const inboxHead = ({ name }: StandIn, heading: Html): Html =>
  html`<div class="row">
    ${heading}
    <form method="post" action="/${name}/inbox/clear"><button class="btn">Clear</button></form>
  </div>`;

const inboxBody = ({ name }: StandIn, inbox: InboxContent, search = ''): Html =>
  'calls' in inbox
    ? callList(inbox.calls)
    : html`${searchForm(`/${name}/inbox`, search)} ${messageList(inbox.messages)}`;

const inboxLinks = ({ name, messages }: StandIn): Html =>
  html`<p class="row">
    <a class="lnk" href="/${name}/inbox">All that is kept</a>
    ${messages !== undefined && html`<a class="lnk" href="/${name}/calls">Calls</a>`}
  </p>`;

export const homePage = ({ host, all, opened, inbox }: Home): Page => ({
  title: 'Sandbox',
  body: html`${bar(host)}
    <div class="board">
      <main>${standIns(all, opened)}${triggers(opened.standIn)}</main>
      <aside aria-label="${opened.standIn.title} inbox">
        ${inboxHead(opened.standIn, html`<h2 class="t2">${opened.standIn.title} inbox</h2>`)}
        ${faultSwitch(opened.standIn, opened.fault)} ${inboxBody(opened.standIn, inbox)}
        ${inboxLinks(opened.standIn)}
      </aside>
    </div>`,
});

/** The title of the list of calls, which is the inbox of a stand-in without messages. */
const nameOfCalls = ({ title, messages }: StandIn): string =>
  `${title} ${messages ? 'calls' : 'inbox'}`;

export const callsPage = (host: string, standIn: StandIn, calls: StoredCall[]): Page => ({
  title: nameOfCalls(standIn),
  body: html`${bar(host)}
    <main class="wide">
      ${inboxHead(standIn, html`<h1 class="t2">${nameOfCalls(standIn)}</h1>`)}
      <p class="c1 mut">
        The newest first, in UTC. "In" was asked of the stand-in, "Out" the stand-in asked. Tokens,
        launch codes and texts of messages are left out.
      </p>
      ${callList(calls)}
    </main>`,
});

type MessagePage = { host: string; standIn: StandIn; messages: InboxMessage[]; search: string };

export const messagesPage = ({ host, standIn, messages, search }: MessagePage): Page => ({
  title: `${standIn.title} inbox`,
  body: html`${bar(host)}
    <main class="wide">
      ${inboxHead(standIn, html`<h1 class="t2">${standIn.title} inbox</h1>`)}
      <p class="c1 mut">
        The newest first, in UTC: the last 500, also what never arrived. A program asks for
        /${standIn.name}/inbox?to= and gets JSON.
      </p>
      ${inboxBody(standIn, { messages }, search)}
      <p><a class="lnk" href="/${standIn.name}/calls">Calls</a></p>
    </main>`,
});
