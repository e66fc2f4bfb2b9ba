import { html, type Html } from '@parlour/document/html';
import { icon } from './icons.ts';

/** The bar at the top of the sandbox's pages, which leads to its home. */
export const bar = (host: string): Html =>
  html`<header class="bar">
    <span class="disc">${icon('flask')}</span> <a class="t3" href="/">Sandbox</a
    ><span class="mono c1 dim hide">${host}</span>
  </header>`;
