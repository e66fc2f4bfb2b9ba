// The first of two passes over an operator's HTML (V3). A browser parses DOMPurify's input in an inert document, and still reports each
// handler and style in it that the page's policy forbids. So the input has none: only tags and attributes of the list, written again, and
// everything else as text. This pass works on text only, and safety does not depend on it alone.
import { termsHtml } from '@parlour/contract/rewards/terms-html';

/** Comments and elements that are removed with their content, because the content is not text. */
const unread =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|svg|math|iframe|template|noscript|noembed|noframes|textarea|title|xmp|select|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<(\/?)([a-z][a-z\d]*)((?:[\s/](?:[^"'>]|"[^"]*"|'[^']*')*)?)>/gi;

const asText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Attributes = Partial<Record<string, string[]>>;

function attributesOf(name: string, written: string): string {
  const allowed = (termsHtml.attributes as Attributes)[name] ?? [];
  return allowed
    .map((attribute) => {
      const place = new RegExp(
        `(?:^|[\\s/"'])${attribute}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+)`,
        'i',
      );
      const value = place.exec(written)?.[1]?.replaceAll(/^["']|["']$/g, '');
      return value === undefined
        ? ''
        : ` ${attribute}="${asText(value).replaceAll('"', '&quot;')}"`;
    })
    .join('');
}

function writeTag(slash: string, name: string, attributes: string): string {
  if (!termsHtml.tags.includes(name)) return '';
  return slash === '/' ? `</${name}>` : `<${name}${attributesOf(name, attributes)}>`;
}

export function onlyPlainTags(html: string): string {
  const read = html.replaceAll(unread, '');
  let written = '';
  let end = 0;
  for (const { 0: whole, 1: slash = '', 2: name = '', 3: rest = '', index } of read.matchAll(tag)) {
    written += asText(read.slice(end, index)) + writeTag(slash, name.toLowerCase(), rest);
    end = index + whole.length;
  }
  return written + asText(read.slice(end));
}
