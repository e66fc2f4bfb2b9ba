// How many pages and drawn pictures one address gets, counted in this process (A5). The limit is high, because a carrier puts thousands of phones behind one address.
import { languages } from '@parlour/contract/languages';
import { hashSource, writePolicy } from '@parlour/document/content-policy';
import { html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorText } from '#http/envelope';
import { addressKey, localLimits } from '#http/limits';
import { readVisit } from './visit.ts';

export function limitPages(app: FastifyInstance, errorText: ErrorText): void {
  const limits = localLimits();
  app.addHook('onRequest', async (request, reply) => {
    const { merchant, ip } = request;
    const most = merchant.setting('limits.pagesPerAddress');
    const retryAfter = await limits.take(`${merchant.code}:${addressKey(ip)}`, most, 60);
    if (retryAfter === null) return;
    const { language } = readVisit(request);
    const text = errorText('TOO_MANY_REQUEST', language);
    reply.status(429).header('retry-after', String(retryAfter)).header('cache-control', 'no-store');
    return wantsPage(request)
      ? sendPage(reply, text)
      : reply.type('text/plain; charset=utf-8').send(`${text}\n`);
  });
}

const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** Without the merchant's colours, so that it costs next to nothing to refuse. */
const style =
  'body{max-inline-size:22rem;margin:30vh auto 0;padding:0 1rem;font:1.125rem/1.5 system-ui;text-align:center}';
const policy = writePolicy({
  'default-src': [],
  'style-src': [hashSource(style)],
  'base-uri': [],
  'frame-ancestors': [],
});

function sendPage(reply: FastifyReply, text: string): FastifyReply {
  const { request } = reply;
  const { language } = readVisit(request);
  const { tag, direction } = languages[language];
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      htmlDocument({
        language: tag,
        direction,
        head: [
          '<meta name="color-scheme" content="light dark">',
          html`<title>${request.merchant.setting('name')}</title>`.markup,
          `<style>${style}</style>`,
        ],
        body: [html`<p>${text}</p>`.markup],
      }),
    );
}
