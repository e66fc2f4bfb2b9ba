import { readExactJson, writeExactJson } from '@parlour/supplier/exact-json';
import { html, type Html } from '@parlour/document/html';
import { icon } from '../look/icons.ts';
import type { StoredCall } from './store.ts';

const pretty = (body: string): string => {
  try {
    return writeExactJson(readExactJson(body), 2);
  } catch {
    return body || '(empty)';
  }
};

const isGood = ({ status, verdict }: StoredCall): boolean =>
  status !== null && status < 400 && !verdict.startsWith('RS_ERROR');

const line = (call: StoredCall): Html =>
  html`<details class="call">
    <summary>
      <span class="mono c1">${call.method} ${call.path}</span>
      <span class="pill">${call.direction === 'in' ? 'In' : 'Out'}</span>
      <span class="pill pill--${isGood(call) ? 'ok' : 'bad'}">${call.verdict}</span>
      <span class="c1 dim num grow end">${call.at.toISOString().slice(11, 19)}</span>
      ${icon('caret')}
    </summary>
    <p class="c1 mut">
      ${call.at.toISOString()}, ${call.status === null ? 'no answer' : `HTTP ${call.status}`},
      ${call.milliseconds} ms
    </p>
    <p class="c1 mut">Request</p>
    <pre>${pretty(call.requestBody)}</pre>
    <p class="c1 mut">Answer</p>
    <pre>${pretty(call.answerBody)}</pre>
  </details>`;

export const callList = (calls: StoredCall[]): Html =>
  calls.length === 0
    ? html`<div class="empty">
        <span class="disc disc--l">${icon('flask')}</span>
        <p>No call yet.</p>
      </div>`
    : html`<div>${calls.map(line)}</div>`;
