import { html } from '@parlour/document/html';
import type { Page } from '../look/page.ts';
import { plainPage } from '../look/plain-page.ts';

type ToldPageProps = {
  csType: string;
  /** Parameters that the provider reads. */
  reads: readonly string[];
  /** Parameters of the link, by name. */
  told: readonly (readonly [string, string])[];
};

/** A provider's page: what the link told, and what of it the provider knows the member by. */
export function toldPage({ csType, reads, told }: ToldPageProps): Page {
  const isKnown = told.some(([name]) => reads.includes(name));
  const title = `${csType} chat`;
  if (told.length === 0) {
    return plainPage({ title, text: 'Somebody would answer you here. The link told nothing.' });
  }
  return {
    title,
    body: html`<main class="wide">
      <h1 class="t2">${title}</h1>
      <p class="c1 mut">
        Somebody would answer you here.
        ${isKnown ? 'The link told who you are.' : 'You came as a guest.'}
      </p>
      <div class="card">
        <table>
          <thead>
            <tr>
              <th>Parameter</th>
              <th>Value</th>
              <th>Read by ${csType} as the member</th>
            </tr>
          </thead>
          <tbody>
            ${told.map(
              ([name, value]) =>
                html`<tr>
                  <td class="mono">${name}</td>
                  <td class="mono">${value}</td>
                  <td>${reads.includes(name) ? 'yes' : 'no'}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <a class="btn btn--t" href="/outside-chat">To the sandbox</a>
    </main>`,
  };
}
