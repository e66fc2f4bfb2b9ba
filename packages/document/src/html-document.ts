// The frame of a whole page. What stands in it is markup already: made with html.ts, or by a renderer.
import { html } from './html.ts';

export type HtmlDocument = {
  /** A language tag. */
  language: string;
  /** Left to right unless told. */
  direction?: 'ltr' | 'rtl';
  /** Of the root element, besides language and direction. One without a value stands there by its name. */
  attributes?: Record<string, string>;
  head: readonly string[];
  body: readonly string[];
};

/** Nothing stands between the parts, so that what is inline keeps the letters that its hash was made of. */
export const htmlDocument = ({
  language,
  direction,
  attributes = {},
  head,
  body,
}: HtmlDocument): string =>
  [
    '<!doctype html><html',
    ...Object.entries({ lang: language, ...(direction && { dir: direction }), ...attributes }).map(
      ([name, value]) => (value === '' ? html` ${name}` : html` ${name}="${value}"`).markup,
    ),
    '><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...head,
    '</head><body>',
    ...body,
    '</body></html>',
  ].join('');
