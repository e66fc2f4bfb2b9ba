// Codes on the public page: left to right and in a fixed-width font, in every language.
import { html, type Html } from '@parlour/document/html';

export const code = (text: string): Html => html`<bdi class="code" dir="ltr">${text}</bdi>`;

/** Returns a text with one part marked as a code. */
export function withCode(text: string, part: string): Html {
  const [before = '', after = ''] = text.split(part);
  return html`${before}${code(part)}${after}`;
}
