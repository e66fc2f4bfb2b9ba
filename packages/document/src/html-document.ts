// The outer HTML of a page. Its parts are already markup, created with html.ts or by a renderer.
import { html } from './html.ts';

export type HtmlDocument = {
  /** A language tag. */
  language: string;
  /** The text direction; by default left to right. */
  direction?: 'ltr' | 'rtl';
  /** Further attributes of the root element. One with an empty value is written as its name alone. */
  attributes?: Record<string, string>;
  head: readonly string[];
  body: readonly string[];
};

/** Writes the document. Nothing is inserted between the parts, so that inline content still matches its hash. */
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
