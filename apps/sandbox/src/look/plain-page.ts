import { html, type Html } from '@parlour/document/html';
import { icon } from './icons.ts';
import type { Page } from './page.ts';

type PlainPageProps = { title: string; text: string; way?: Html };

/** A page with one text, and perhaps a link. */
export const plainPage = ({ title, text, way }: PlainPageProps): Page => ({
  title,
  body: html`<main class="plain">
    <span class="disc disc--l">${icon('flask')}</span>
    <h1 class="t1">${title}</h1>
    <p class="mut">${text}</p>
    ${way ?? html`<a class="btn btn--t" href="/">To the sandbox</a>`}
  </main>`,
});
