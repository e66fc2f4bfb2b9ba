// A complete page of the sandbox. Its policy allows the page's inline sheet and script by their hashes.
import { hashSource, writePolicy } from '@parlour/document/content-policy';
import { html, type Html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import type { FastifyReply } from 'fastify';
import { sheet } from './sheet.ts';

export type Page = {
  title: string;
  body: Html;
  /** The page's script, if it has one. */
  script?: string;
  /** The origin that may show it in a frame; by default none. */
  framedBy?: string;
};

const styleHash = hashSource(sheet);

const policyOf = ({ script, framedBy }: Page): string =>
  writePolicy({
    'default-src': [],
    'img-src': ["'self'"],
    'style-src': [styleHash],
    ...(script !== undefined && { 'script-src': [hashSource(script)], 'connect-src': ["'self'"] }),
    'form-action': ["'self'"],
    'frame-ancestors': framedBy === undefined ? [] : [framedBy],
    'base-uri': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  });

const markupOf = ({ title, body, script }: Page): string =>
  htmlDocument({
    language: 'en',
    head: [
      '<meta name="color-scheme" content="light dark">',
      html`<title>${title}</title>`.markup,
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
      `<style>${sheet}</style>`,
    ],
    body: [
      body.markup,
      ...(script === undefined ? [] : [`<script type="module">${script}</script>`]),
    ],
  });

export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policyOf(page))
    .type('text/html; charset=utf-8')
    .send(markupOf(page));
}
