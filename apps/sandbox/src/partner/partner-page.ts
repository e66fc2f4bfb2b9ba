import { html, type Html } from '@parlour/document/html';
import type { Page } from '../look/page.ts';
import type { SwapResult, ToldMember } from './swap-token.ts';

/** The query of a visit's address. */
export type PartnerVisit = {
  token: string;
  /** The code of the merchant to ask; null for the first. */
  merchant: string | null;
  language: string;
  headerColor: string;
  b2c: string;
  title: string;
};

export const visitOf = (query: URLSearchParams): PartnerVisit => ({
  token: query.get('token') ?? '',
  merchant: query.get('merchant') || null,
  language: query.get('language') ?? '',
  headerColor: query.get('headerColor') ?? '',
  b2c: query.get('b2c') ?? '',
  title: query.get('title') ?? '',
});

/** Leaves the first and the last letter: enough to recognise oneself. */
const masked = (text: string): string => `${text.slice(0, 1)}•••••${text.slice(-1)}`;

const row = ([name, value]: readonly [string, string]): Html =>
  html`<tr>
    <td class="mono">${name}</td>
    <td class="mono">${value}</td>
  </tr>`;

const table = (label: string, rows: readonly (readonly [string, string])[]): Html =>
  html`<div class="card">
    <table aria-label="${label}">
      <tbody>
        ${rows.map(row)}
      </tbody>
    </table>
  </div>`;

const memberRows = ({ merchantCode, id, userName, currency, isBasic }: ToldMember) =>
  [
    ['merchantCode', merchantCode],
    ['id', masked(id)],
    ['userName', masked(userName)],
    ['currency', currency],
    ['isBasic', String(isBasic)],
  ] as const;

const again = (visit: PartnerVisit): Html =>
  html`<form method="post" action="/partner/shelf">
    ${(['token', 'merchant', 'language', 'headerColor', 'b2c', 'title'] as const).map(
      (name) => html`<input type="hidden" name="${name}" value="${visit[name] ?? ''}" />`,
    )}
    <button class="btn btn--p">Swap the token again</button>
  </form>`;

/** The partner's page: what the link told, and what the merchant's server said of the token. */
export function partnerPage(visit: PartnerVisit, said: SwapResult): Page {
  const { language, headerColor, b2c, title } = visit;
  const isKnown = 'member' in said;
  return {
    title: 'The partner’s shelf',
    body: html`<main class="wide">
      <h1 class="t2">The partner’s shelf</h1>
      <p class="c1 mut" role="status">
        ${
          isKnown
            ? 'The token was swapped for this member.'
            : `The token told nothing: ${said.refusal}.`
        }
      </p>
      ${isKnown && table('Member', memberRows(said.member))}
      ${table('Link', [
        ['language', language],
        ['headerColor', headerColor],
        ['b2c', b2c],
        ['title', title],
      ])}
      ${isKnown && again(visit)}
      <a class="btn btn--t" href="/partner">To the sandbox</a>
    </main>`,
  };
}
