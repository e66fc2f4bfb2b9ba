import { html, type Html } from '@parlour/document/html';
import { icon } from './icons.ts';
import type { Page } from './page.ts';

type Plain = { title: string; text: string; way?: Html };

/** One thing to say, and perhaps a way on. */
export const plainPage = ({ title, text, way }: Plain): Page => ({
  title,
  body: html`<main class="plain">
    <span class="disc disc--l">${icon('flask')}</span>
    <h1 class="t1">${title}</h1>
    <p class="mut">${text}</p>
    ${way ?? html`<a class="btn btn--t" href="/">To the sandbox</a>`}
  </main>`,
});
