// The sandbox's home page: all stand-ins, and the triggers and the inbox of the selected one.
import { html, type Html } from '@parlour/document/html';
import type { FaultMode } from '../faults/store.ts';
import { bar } from '../look/bar.ts';
import { icon } from '../look/icons.ts';
import type { Page } from '../look/page.ts';
import type { StandIn } from '../stand-in.ts';
import { faultNames, faultSwitch } from './fault-switch.ts';
import { clearForm, inboxBody, type InboxContent } from './inbox-parts.ts';

export type StandInSummary = { standIn: StandIn; fault: FaultMode | null; callsToday: number };
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
        <div class="row">
          <h2 class="t2">${opened.standIn.title} inbox</h2>
          ${clearForm(opened.standIn)}
        </div>
        ${faultSwitch(opened.standIn, opened.fault)} ${inboxBody(opened.standIn, inbox)}
        ${inboxLinks(opened.standIn)}
      </aside>
    </div>`,
});
