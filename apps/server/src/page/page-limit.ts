// Limits pages and drawn pictures per address (A5).
import { directionOf, languages, type Language } from '@parlour/contract/languages';
import { hashSource, writePolicy } from '@parlour/document/content-policy';
import { html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorText } from '#http/envelope';
import { addressLimit } from '#http/guard/address-limit';
import { readVisit } from './visit.ts';

export function limitPages(app: FastifyInstance, errorText: ErrorText): void {
  const take = addressLimit(({ setting }) => setting('limits.pagesPerAddress'));
  app.addHook('onRequest', (request, reply, done) => {
    const retryAfter = take(request);
    if (retryAfter === null) return done();
    const { language } = readVisit(request);
    const text = errorText('TOO_MANY_REQUEST', language);
    reply.status(429).header('retry-after', String(retryAfter)).header('cache-control', 'no-store');
    if (wantsPage(request)) sendPage(reply, { text, language });
    else reply.type('text/plain; charset=utf-8').send(`${text}\n`);
  });
}

type RefusalText = { text: string; language: Language };

const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** The refusal's style, without the merchant's colours, so that refusing is cheap. */
const style =
  'body{max-inline-size:22rem;margin:30vh auto 0;padding:0 1rem;font:1.125rem/1.5 system-ui;text-align:center}';
const policy = writePolicy({
  'default-src': [],
  'style-src': [hashSource(style)],
  'base-uri': [],
  'frame-ancestors': [],
});

function sendPage(reply: FastifyReply, { text, language }: RefusalText): void {
  const { request } = reply;
  const { tag } = languages[language];
  reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      htmlDocument({
        language: tag,
        direction: directionOf(language),
        head: [
          '<meta name="color-scheme" content="light dark">',
          html`<title>${request.merchant.setting('name')}</title>`.markup,
          `<style>${style}</style>`,
        ],
        body: [html`<p>${text}</p>`.markup],
      }),
    );
}
