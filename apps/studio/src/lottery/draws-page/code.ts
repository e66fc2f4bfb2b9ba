// Codes on the public page: from left to right and in a fixed-width face in every language.
import { html, type Html } from '@parlour/document/html';

export const code = (text: string): Html => html`<bdi class="code" dir="ltr">${text}</bdi>`;

/** A text in which one part is a code. */
export function withCode(text: string, part: string): Html {
  const [before = '', after = ''] = text.split(part);
  return html`${before}${code(part)}${after}`;
}
