// A template tag for markup, which escapes every value that is not markup itself.
export type Html = { readonly markup: string };
type HtmlValue = Html | string | number | null | false | readonly Html[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

function write(part: HtmlValue): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

export const html = (texts: TemplateStringsArray, ...parts: HtmlValue[]): Html => ({
  markup: String.raw({ raw: texts }, ...parts.map(write)),
});
