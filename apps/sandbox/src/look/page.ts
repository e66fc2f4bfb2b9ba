// A whole page of the sandbox. Its policy allows the one sheet and the one script that stand in it, by their hash.
import { html, trusted, type Html } from '@parlour/supplier/html';
import type { FastifyReply } from 'fastify';
import { hashOf, sheet } from './sheet.ts';

export type Page = {
  title: string;
  body: Html;
  /** Without this there is no script at all. */
  script?: string;
  /** Who may show it in a frame; nobody unless told. */
  framedBy?: string;
};

const styleHash = hashOf(sheet);

function policyOf({ script, framedBy }: Page): string {
  const parts = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${styleHash}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    "form-action 'self'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return parts.join('; ');
}

/** To the letter, since its hash stands in the policy; the formatter would move what stands in a template. */
const inPage = (kind: 'style' | 'script', text: string): Html =>
  trusted(kind === 'style' ? `<style>${text}</style>` : `<script type="module">${text}</script>`);

const markupOf = ({ title, body, script }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${inPage('style', sheet)}
      </head>
      <body>
        ${body} ${script !== undefined && inPage('script', script)}
      </body>
    </html> `.markup;

export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policyOf(page))
    .type('text/html; charset=utf-8')
    .send(markupOf(page));
}
